// oxlint-disable-next-line no-control-regex -- the characters that XML 1.0 (section 2.2) forbids
const FORBIDDEN = /[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
// oxlint-disable-next-line no-control-regex -- as above
const NEEDS_WORK = /[\x00-\x1F&<>"\uD800-\uDFFF\uFFFE\uFFFF]|_x/;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For attributes and text. What XML cannot hold (control characters, half characters) is left out. */
export function encodeXmlText(text: string): string {
  if (!NEEDS_WORK.test(text)) return text;
  return text
    .replaceAll(FORBIDDEN, '')
    .replaceAll(LONE_SURROGATE, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** As the above, and a spreadsheet reads back exactly this text (ECMA-376 part 1, 22.9.2.19, ST_Xstring). */
export function encodeCellText(text: string): string {
  if (!NEEDS_WORK.test(text)) return text;
  return encodeXmlText(text.replaceAll(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_')).replaceAll('\r', '_x000D_');
}
