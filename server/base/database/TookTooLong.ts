/** A transaction took longer than it was given; nothing of it stays. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
  /** What it was given. */
  seconds: number;

  constructor(longestMs: number, options?: ErrorOptions) {
    super(`The transaction took longer than ${longestMs} ms.`, options);
    this.seconds = Math.ceil(longestMs / 1000);
  }
}
