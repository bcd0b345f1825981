import { WorkbookError } from './WorkbookError.ts';

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
// oxlint-disable-next-line no-control-regex -- what no text can hold
const FORBIDDEN = /[\x00\uFFFE\uFFFF]/;

/**
 * Text as it stands in XML, to what it means: entities resolved, line ends as LF (XML 1.0, section 2.11).
 * Control characters that XML 1.0 forbids and Excel writes all the same (`&#11;`, a line break of Word) are a fault of their cell, if any.
 * @throws {WorkbookError} damaged-xml for an entity that XML does not know or a character that no text can hold
 */
export function decodeXmlText(raw: string, part: string): string {
  const lines = raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw;
  if (FORBIDDEN.test(lines)) throw new WorkbookError('damaged-xml', { entry: part });
  if (!lines.includes('&')) return lines;
  return lines.replaceAll(/&([^;&]{0,12};)?/g, (_, reference: string | undefined) => {
    const character = reference && resolve(reference.slice(0, -1));
    if (character === undefined || character === '') throw new WorkbookError('damaged-xml', { entry: part });
    return character;
  });
}

function resolve(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  const digits = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
  if (!digits) return undefined;
  const point = digits[1] ? Number.parseInt(digits[1], 16) : Number(digits[2]);
  if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
  const character = String.fromCodePoint(point);
  return FORBIDDEN.test(character) ? undefined : character;
}
