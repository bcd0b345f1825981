/** What is wrong with a declaration, in one sentence: it says all, and no stack says more. */
export class Contradiction extends Error {}

/** @throws {Contradiction} that names the culprit as `entity.field`, what it contradicts, and the remedy */
export function contradicts(path: string, contradiction: string, remedy: string): never {
  throw new Contradiction(`${path} ${contradiction}: ${remedy}.`);
}
