import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { AttributeValue } from '../index/searchedProduct.ts';
import { convertUnit, isUnit } from '../quantities/convertUnit.ts';

/** A title without what the attributes of its product say. */
export interface TitlePattern {
  /** The same for products whose titles differ in such values alone. */
  pattern: string;
  /** What stands before the first value; of a title that begins with one, all but the values. */
  name: string;
  /** Sids of the attributes whose values the title says, in their order. */
  attributes: string[];
}

/** Where a title says a value; `mark` stands for it in the pattern. */
interface Said {
  start: number;
  end: number;
  attribute: string;
  mark: string;
}

const number = /(?<![\p{N}.,])(?:\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)/gu;
const unitBehind = /^[\s\u00a0]?-?([a-zà-ÿµμ°%‰²³][a-zà-ÿµμ°%‰²³0-9/()·*]*)(?![\p{L}\p{N}])/iu;
const sizeBehind = /^\s*(?:mm|cm|m)?\s*[x×*/]\s*$/iu;
/** `DN 15`, `EI30`, `Ø 20`, `Uw 0,8`: what the number behind it is. */
const designationBefore = /(?<![\p{L}\p{N}])(\p{Lu}{1,3}|\p{Lu}\p{Ll}|Ø)[\s\u00a0-]?$/u;
const lengths = new Set(['mm', 'cm', 'dm', 'm']);
/** A number alone with fewer digits rather names a model. */
const fewestDigits = 3;

/** What of a title its product's attributes say, in the language of the title, is left out: numbers and the labels of choices. */
export function titlePattern(
  title: string,
  values: readonly AttributeValue[],
  language: Language,
): TitlePattern {
  const said = [...saidChoices(title, values, language)];
  said.push(...saidNumbers(title, values, said));
  said.sort((a, b) => a.start - b.start);
  let pattern = '';
  let others = '';
  let last = 0;
  for (const { start, end, mark } of said) {
    pattern += title.slice(last, start) + mark;
    others += `${title.slice(last, start)} `;
    last = end;
  }
  pattern += title.slice(last);
  others += title.slice(last);
  const before = trimmed(title.slice(0, said[0]?.start ?? title.length));
  return {
    pattern: pattern.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim(),
    name: /\p{L}{3}/u.test(before) ? before : trimmed(others),
    attributes: [...new Set(said.map(({ attribute }) => attribute))],
  };
}

/** Without what parts a text from what followed it, and signs that stand alone. */
function trimmed(text: string): string {
  return text
    .replace(/(?<=^|\s)[^\p{L}\p{N}]+(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;:/|(–-]+$/u, '')
    .replace(/^[\s,;:/|)–-]+/u, '')
    .trim();
}

function saidChoices(title: string, values: readonly AttributeValue[], language: Language): Said[] {
  const found: Said[] = [];
  const folded = folding(title);
  const labelled = values
    .map(({ attribute, label }) => ({ attribute: attribute.sid, label: folding(textIn(label, language)) }))
    .filter(({ label }) => label.length > 1)
    .toSorted((a, b) => b.label.length - a.label.length);
  for (const { attribute, label } of labelled)
    for (let start = folded.indexOf(label); start >= 0; start = folded.indexOf(label, start + 1)) {
      const end = start + label.length;
      if (!isWhole(folded, start, end) || found.some((one) => start < one.end && one.start < end)) continue;
      found.push({ attribute, ...placeIn(title, start, end), mark: '#' });
    }
  return found;
}

/** As titles and labels are compared: a character of the text for each, but for `ß`, which is written `ss` in Switzerland. */
function folding(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('\u00a0', ' ').replaceAll('ß', 'ss');
}

/** The place of what was found in the folded text. */
function placeIn(title: string, start: number, end: number): { start: number; end: number } {
  if (!title.includes('ß')) return { start, end };
  const places = [...title].flatMap((character, index) => (character === 'ß' ? [index, index] : [index]));
  return { start: places[start] ?? start, end: (places[end - 1] ?? end - 1) + 1 };
}

const letter = /[\p{L}\p{N}-]/u;

function isWhole(text: string, start: number, end: number): boolean {
  return !letter.test(text.charAt(start - 1)) && !letter.test(text.charAt(end));
}

function saidNumbers(title: string, values: readonly AttributeValue[], taken: readonly Said[]): Said[] {
  const numbers = values.filter(({ value }) => typeof value === 'number');
  if (numbers.length === 0) return [];
  const tokens = [...title.matchAll(number)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: Number(match[0].replace(/['’]/g, '').replace(',', '.')),
    digits: match[0].length,
  }));
  const found: Said[] = [];
  const used = new Set<string>();
  let unitOfSize: string | undefined;
  // From the end: `900 × 2100 mm` says its unit once.
  for (const [index, token] of [...tokens.entries()].toReversed()) {
    const next = tokens[index + 1];
    const before = tokens[index - 1];
    const isSize =
      (next !== undefined && sizeBehind.test(title.slice(token.end, next.start))) ||
      (before !== undefined && sizeBehind.test(title.slice(before.end, token.start)));
    const [, written] = unitBehind.exec(title.slice(token.end)) ?? [];
    const own = written !== undefined && isUnit(written) ? written : undefined;
    const unit: string | undefined = own ?? (isSize ? unitOfSize : undefined);
    unitOfSize = isSize ? unit : undefined;
    if (taken.some((one) => token.start < one.end && one.start < token.end)) continue;
    const [, designation] = designationBefore.exec(title.slice(0, token.start)) ?? [];
    const meant = numbers.filter(({ attribute, value }) => {
      if (unit !== undefined) return convertUnit(token.value, unit, attribute.unit) === value;
      if (value !== token.value) return false;
      if (designation !== undefined) return true;
      return (
        (isSize || token.digits >= fewestDigits) && (attribute.unit === null || lengths.has(attribute.unit))
      );
    });
    const [first = undefined] = [...meant.filter(({ attribute }) => !used.has(attribute.sid)), ...meant];
    if (!first) continue;
    used.add(first.attribute.sid);
    const start = designation === undefined ? token.start : title.lastIndexOf(designation, token.start - 1);
    found.push({
      start,
      end: token.end,
      attribute: first.attribute.sid,
      mark: designation === undefined ? '#' : `${designation}#`,
    });
  }
  return found;
}
