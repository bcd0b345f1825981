import { languages, type Translated } from '../../../resources/language/languages.ts';
import type { SearchedProduct } from '../index/searchedProduct.ts';
import { axesOf, type Axis } from './axesOf.ts';
import type { KnownValue, Member } from './KnownValue.ts';
import { titlePattern } from './titlePattern.ts';
import type { StoredRange, StoredVariants } from './Variants.ts';

/** So many variants of a group are chosen from, the most popular. */
const mostChosenFrom = 500;
/** What a card says of a group. */
const mostRanges = 3;
const mostLabels = 3;

/** What is shown of variants, the most popular of which is `leader`. */
export function groupOf(
  members: readonly Member[],
  leader: Pick<SearchedProduct, 'title' | 'values'>,
  known: ReadonlyMap<number, KnownValue>,
): { name: Translated; variants: StoredVariants; ranges: StoredRange[] } {
  const shown = members.slice(0, mostChosenFrom);
  const patterns = languages.flatMap((language) => {
    const title = leader.title[language];
    return title ? [[language, titlePattern(title, leader.values, language)] as const] : [];
  });
  const axes = axesOf(shown, patterns[0]?.[1].attributes ?? [], known);
  return {
    name: Object.fromEntries(
      patterns.map(([language, { name }]) => [language, name || (leader.title[language] ?? '')]),
    ),
    variants: {
      axes: axes.map(({ attribute, values }) => ({ attribute: attribute.sid, values })),
      of: shown.map((member) => ({
        sid: member.sid,
        articleNumber: member.articleNumber,
        at: axes.map((axis) => axis.values.indexOf(valueOf(member, axis, known))),
      })),
    },
    ranges: axes
      .filter(({ attribute }) => attribute.kind !== 'yesNo')
      .slice(0, mostRanges)
      .map(rangeOf),
  };
}

function valueOf(member: Member, { attribute }: Axis, known: ReadonlyMap<number, KnownValue>): string {
  const id = member.valueIds.find((one) => known.get(one)?.attribute.id === attribute.id);
  return (id === undefined ? undefined : known.get(id)?.value) ?? '';
}

function rangeOf({ attribute: { sid, kind, name, unit, choices }, values }: Axis): StoredRange {
  if (kind === 'number') {
    const numbers = values.map(Number);
    return {
      attribute: sid,
      name: unit === null ? name : null,
      unit,
      extent: [numbers[0] ?? 0, numbers.at(-1) ?? 0],
      labels: [],
      more: 0,
    };
  }
  const labels = values.map((value) => choices.find(({ sid }) => sid === value)?.label ?? { de: value });
  return {
    attribute: sid,
    name: null,
    unit,
    extent: null,
    labels: labels.slice(0, mostLabels),
    more: Math.max(0, labels.length - mostLabels),
  };
}
