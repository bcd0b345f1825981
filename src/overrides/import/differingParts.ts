/** Of two values what is different in them, such as one language of a text; values without parts stay as they are. */
export function differingParts(one: unknown, other: unknown): [unknown, unknown] {
  if (!isParted(one) || !isParted(other)) return [one, other];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
  const partsOf = (value: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, value[name]]));
  return [partsOf(one), partsOf(other)];
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
