/** One mail in plain text. */
export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  /** The address in a header `List-Unsubscribe` (RFC 2369). */
  unsubscribe?: string;
}

/** Where mails go. */
export interface Mailbox {
  /** Hands a mail over. Fails when nobody takes it. */
  send(mail: Mail): Promise<void>;
}
