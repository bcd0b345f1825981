/** What ended while somebody was busy with something else, or away. */
export interface Notice {
  /** Of what ended: told again, it is still one. */
  id: string;
  severity: 'success' | 'warning' | 'error';
  message: string;
  /** What it is about, such as the name of a file. */
  detail?: string;
  /** Where there is more of it, below the address of the backoffice. */
  address?: string;
  /** When it was told, in milliseconds since 1970. */
  at: number;
  isSeen: boolean;
}
