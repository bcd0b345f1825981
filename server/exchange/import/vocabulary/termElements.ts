import type { Fault } from '../../../../resources/fault.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { countryKeys } from '../../../../resources/platform/platforms.ts';
import type { Row } from '../../../../resources/shape.ts';
import { entities as de } from '../../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../../resources/texts/it/entities.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { languageOfCell } from '../headings/languages/languageNamed.ts';
import type { Meanings } from './readMeanings.ts';
import type { TermColumn } from './termHeadings.ts';
import { termSid } from './termSid.ts';

/** What a row of a table says, by the meaning of its columns. */
export type TermCells = Readonly<Partial<Record<TermColumn, string>>>;

const choices = [de, en, fr, it].map(({ term }) => term.choices);
const countries = new Map(
  countryKeys.flatMap((key) =>
    [key, ...choices.map(({ platforms }) => platforms[key])].map((name) => [nameKey(name), key] as const),
  ),
);
const directions = new Map(
  choices.flatMap(({ direction }) =>
    keysOf(direction).flatMap((key) => [key, direction[key]].map((name) => [nameKey(name), key] as const)),
  ),
);

/**
 * The terms that a row of a table describes, as records: one, or of an ETIM class one for each category that carries it,
 * which may be none.
 * @param language of rows that do not say theirs
 */
export function termElements(
  cells: TermCells,
  meanings: Meanings,
  language: Language,
): { elements: Row[]; faults: Fault[] } {
  const { text = '', etimClass, means } = cells;
  const common: Row = {
    text,
    language: cells.language ? (languageOfCell(cells.language) ?? cells.language) : language,
    platforms: (cells.platforms ?? '')
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((name) => countries.get(nameKey(name)) ?? name),
  };
  const direction = cells.direction && (directions.get(nameKey(cells.direction)) ?? cells.direction);
  const made = (meaning: Row, otherwise: 'both' | 'oneWay' = 'both'): Row => ({
    sid: cells.sid ?? termSid(String(common.language), text, JSON.stringify(meaning)),
    ...common,
    direction: direction ?? otherwise,
    ...meaning,
  });
  if (etimClass !== undefined) {
    const sids = meanings.ofClass(etimClass);
    if (sids.length === 0)
      return {
        elements: [],
        faults: [{ path: 'etimClass', code: 'class-not-carried', severity: 'warning' }],
      };
    // Synonyms of a class are often narrower than it.
    return { elements: sids.map((category) => made({ category }, 'oneWay')), faults: [] };
  }
  const said = means === undefined ? meaningOf(cells, meanings) : readMeaning(means, meanings);
  return said
    ? { elements: [made(said)], faults: [] }
    : { elements: [], faults: [{ path: 'means', code: 'unknown-meaning' }] };
}

/** `category:<sid>`, `attribute:<sid>`, `value:<attribute>=<value>`, `line:<company>/<sid>` or `word:<word>`. */
function readMeaning(means: string, meanings: Meanings): Row | undefined {
  const [, kind = '', named = ''] = /^(\w+):(.+)$/.exec(means.trim()) ?? [];
  const [, first = '', second = ''] = /^([^=/]+)[=/](.+)$/.exec(named) ?? [];
  if (kind === 'category') return meaningOf({ category: named }, meanings);
  if (kind === 'attribute') return meaningOf({ attribute: named }, meanings);
  if (kind === 'value' && second) return meaningOf({ attribute: first, value: second }, meanings);
  if (kind === 'line' && second) return { company: first, productLine: second };
  return kind === 'word' ? { word: named } : undefined;
}

function meaningOf(
  { category, attribute, value, company, productLine, word }: TermCells,
  meanings: Meanings,
): Row {
  const of = attribute && meanings.attribute(attribute);
  return {
    ...(category && { category: meanings.category(category) }),
    ...(of && { attribute: of }),
    ...(value && { value: of ? meanings.value(of, value) : value }),
    ...(company && { company }),
    ...(productLine && { productLine }),
    ...(word && { word }),
  };
}
