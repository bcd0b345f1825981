const longestSeconds = 60;

/** There is too much to do now. */
export class Busy extends Error {
  override name = 'Busy';
  /** After which it is worth trying again. */
  seconds: number;
  /** Is it the caller's own work that there is too much of? */
  isOwn: boolean;

  constructor(seconds: number, isOwn = false) {
    super(`Busy: try again in ${seconds} s.`);
    this.seconds = Math.min(Math.max(1, seconds), longestSeconds);
    this.isOwn = isOwn;
  }
}
