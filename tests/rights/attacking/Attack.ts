import type { Method } from '../../setup/calls.ts';

/** A file of a form; what is large or costly is made when it is sent. */
export interface SentPart {
  bytes: Uint8Array | (() => Uint8Array | Promise<Uint8Array>);
  name: string;
  type: string;
}

/**
 * One request. `{name}` in address, headers and body stands for what the world gave that name. `raw` is sent to the
 * port as it is written; everything else is then left out.
 */
export interface Step {
  method?: Method | 'HEAD' | 'OPTIONS';
  url: string;
  /** Instead of who attacks; null is nobody. */
  who?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
  parts?: Record<string, string | SentPart>;
  raw?: string;
  /** Gives what the answer holds at a path, such as `report.id`, a name for the steps behind this one. */
  remember?: Record<string, string>;
}

/** What came back, of the last request where several were sent at once. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  bytes?: Buffer;
}

/** Why an attack got through, in words; nothing where it did not. */
export type Proof = (answers: readonly Answer[]) => string | undefined;

/** Something that somebody with bad intentions tries, and what shows that it worked. */
export interface Attack {
  title: string;
  /** Without it, somebody who is not signed in. */
  who?: string;
  /** What an administrator does first; it has to succeed. */
  before?: readonly Step[];
  steps: readonly Step[];
  /** Beside what always shows it: a fault of ours, a foreign value, a changed row, a way to another host. */
  through: readonly Proof[];
  /** Part of it is one's own good right. */
  mayChange?: true;
  /** No call is meant to be met. */
  meetsNothing?: true;
}
