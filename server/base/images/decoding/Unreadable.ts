/** A picture that is damaged, or has more points than it may. */
export class Unreadable extends Error {
  override name = 'Unreadable';

  constructor(cause: unknown) {
    super('The picture is unreadable.', { cause });
  }
}
