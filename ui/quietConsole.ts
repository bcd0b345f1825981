/** Name of the event on the window that tells what would have been written to the console, in production. */
export const quietConsoleEvent = 'quietConsole';

declare global {
  interface WindowEventMap {
    [quietConsoleEvent]: CustomEvent<{ method: string; words: unknown[] }>;
  }
}

/**
 * Stands for `console` in all that is built for browsers, libraries included: writes nothing, and tells whoever
 * listens (behaviour B124). Only the build knows of it; while developing there is the console itself.
 */
export const quietConsole = new Proxy(
  {},
  {
    get:
      (_console, method: string) =>
      (...words: unknown[]) => {
        dispatchEvent(new CustomEvent(quietConsoleEvent, { detail: { method, words } }));
      },
  },
);
