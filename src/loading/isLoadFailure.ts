/** What the browsers, each in its own words, and the loader of styles say when a module does not come. */
const said =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** Is this that a part of the program could not be loaded, rather than a fault in it? */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && said.test(error.message);
}
