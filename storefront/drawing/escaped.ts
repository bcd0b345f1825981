const special = /["&'<>]/;
const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as it stands between tags or in an attribute. */
export function escaped(text: string): string {
  return special.test(text) ? text.replaceAll(/["&'<>]/g, (sign) => entities[sign] ?? sign) : text;
}

/** A value of an attribute, with `=` before it: JSON stands in single quotes, for it has a hundred double ones. */
export function quoted(value: string): string {
  if (!value.startsWith('{"')) return `="${escaped(value)}"`;
  return `='${value.replaceAll(/[&'<]/g, (sign) => entities[sign] ?? sign)}'`;
}
