import { integer, text, type Row } from '../../base/database/column.ts';
import type { ChosenValues } from './chosenValues.ts';

/** What is read of a product that a search finds. */
export const hitRow = { id: integer, counted: text() };
export type HitRow = Row<typeof hitRow> & {
  /** What was read in it. */
  hit?: Hit;
};

/** A product that a search finds, with what it is counted by. */
export interface Hit {
  id: number;
  orgaSid: string;
  /** '' where it is of no line. */
  line: string;
  category: string;
  /** Of its attributes. */
  valueIds: readonly number[];
  /** The key that it has in common with its variants; '' where it has none. */
  variant: string;
}

/** No sid has this character. */
const separator = '\t';

/** What a product is counted by, as its search row keeps it: one text is read several times as fast as four values. */
export function writtenCounted({ orgaSid, line, category, valueIds, variant }: Omit<Hit, 'id'>): string {
  return [orgaSid, line, category, valueIds.join(' '), variant].join(separator);
}

export function readHit(row: HitRow): Hit {
  return (row.hit ??= hitIn(row));
}

function hitIn({ id, counted }: HitRow): Hit {
  const ofLine = counted.indexOf(separator) + 1;
  const ofCategory = counted.indexOf(separator, ofLine) + 1;
  const ofValues = counted.indexOf(separator, ofCategory) + 1;
  const ofVariant = counted.indexOf(separator, ofValues) + 1;
  return {
    id,
    orgaSid: counted.slice(0, ofLine - 1),
    line: counted.slice(ofLine, ofCategory - 1),
    category: counted.slice(ofCategory, ofValues - 1),
    variant: counted.slice(ofVariant),
    valueIds: numbersIn(counted, ofValues, ofVariant - 1),
  };
}

const blank = ' '.charCodeAt(0);
const zero = '0'.charCodeAt(0);
const ten = 10;

/** The whole numbers between two places of a text, parted by blanks; thousands are read for a search. */
function numbersIn(text: string, from: number, to: number): number[] {
  const found: number[] = [];
  if (from === to) return found;
  let number = 0;
  for (let place = from; place < to; place += 1) {
    const code = text.charCodeAt(place);
    if (code === blank) {
      found.push(number);
      number = 0;
    } else number = number * ten + code - zero;
  }
  found.push(number);
  return found;
}

/** What a search finds, to be narrowed; `below` are the sids of the category it is narrowed to and of all below it. */
export interface Hits {
  all: readonly Hit[];
  below?: ReadonlySet<string> | undefined;
}

/** By what hits are narrowed beside their category. */
export interface HitFilter {
  orga?: string | undefined;
  line?: string | undefined;
  /** Of each of these attributes a hit has one of the values. */
  chosen?: readonly Pick<ChosenValues, 'valueIds'>[] | undefined;
}

/** The hits that are left where they are narrowed so. */
export function hitsLeft({ all, below }: Hits, { orga, line, chosen = [] }: HitFilter): readonly Hit[] {
  const wanted = chosen.map(({ valueIds }) => new Set(valueIds));
  return all.filter(
    (hit) =>
      (below?.has(hit.category) ?? true) &&
      (orga === undefined || hit.orgaSid === orga) &&
      (line === undefined || hit.line === line) &&
      wanted.every((values) => hit.valueIds.some((id) => values.has(id))),
  );
}
