/** A measure of which only so much is given away at a time; first come, first served. */
export class Room {
  readonly #whole: number;
  #taken = 0;
  #last: Promise<void> = Promise.resolve();
  #given = Promise.withResolvers<void>();

  constructor(whole: number) {
    this.#whole = whole;
  }

  /** Waits until there is room for that much, or, for more than the whole, until all of it is there; gives back what frees it. */
  async take(wanted: number): Promise<() => void> {
    const size = Math.min(wanted, this.#whole);
    const before = this.#last;
    const seated = Promise.withResolvers<void>();
    this.#last = seated.promise;
    await before;
    while (this.#taken + size > this.#whole) await this.#given.promise;
    this.#taken += size;
    seated.resolve();
    return () => {
      this.#taken -= size;
      this.#given.resolve();
      this.#given = Promise.withResolvers();
    };
  }
}
