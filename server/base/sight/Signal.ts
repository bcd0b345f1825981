/** Tells whoever listens of something that happened. Where nobody does it costs next to nothing. */
export class Signal<What> {
  readonly #listeners: ((what: What) => void)[] = [];

  /** Does anybody listen? What is costly to say needs not be said otherwise. */
  get isHeard(): boolean {
    return this.#listeners.length > 0;
  }

  hear(listener: (what: What) => void): void {
    this.#listeners.push(listener);
  }

  tell(what: What): void {
    for (const listener of this.#listeners) listener(what);
  }
}
