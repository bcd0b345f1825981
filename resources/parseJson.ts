/** What a JSON text says. Throws for what is none, and for a key that would change what objects are. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, refusePrototype);
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key that changes what objects are.');
  return value;
}
