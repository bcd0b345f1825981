/** What a JSON text says. Throws for what is none, and for a key that would change what objects are. */
export function parseJson(text: string): unknown {
  // Looked for only where it may be, written out or escaped: whoever looks goes down into every nesting.
  return /proto|\\u/.test(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text);
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key that changes what objects are.');
  return value;
}
