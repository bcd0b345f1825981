import { readWords } from '../../headings/words/readWords.ts';
import { wordsOf } from '../../headings/words/Lexicon.ts';
import type { ElementFacts } from './ElementFacts.ts';
import { xmlTableLimits as limits } from './xmlTableLimits.ts';

const keys: ReadonlySet<string> = new Set(['articleNumber', 'gtins']);
const fewestFields = 2;
/** What is called an article holds at least so much of what the one that holds most does. */
const leastOfItem = 0.3;

/**
 * The name of the elements that are the records of a file: of those that hold a number of an article the ones that hold most
 * of what products have, the outermost if several do, or what is called an article. The root is one only where nothing else is;
 * undefined where no element holds anything. Beside it whether these, and not the root alone, have a number of an article or a GTIN.
 */
export function recordElement(
  facts: ReadonlyMap<string, ElementFacts>,
): { name: string; areKeyed: boolean } | undefined {
  const judged = [...facts]
    .map(([name, { depth, count }]) => ({ name, depth, count, fields: fieldsWithin(facts, name) }))
    .filter(({ fields }) => fields.size >= fewestFields)
    .map((each) => ({ ...each, ...judge(each.fields) }));
  const within = judged.filter(({ depth, hasKey }) => depth > 0 && hasKey);
  const possible = within.length > 0 ? within : judged;
  const [best] = possible.toSorted(bestFirst);
  const called = possible.filter(
    ({ name, hasKey, score }) =>
      best !== undefined && hasKey === best.hasKey && isCalledItem(name) && score >= best.score * leastOfItem,
  );
  const found = called.toSorted(bestFirst)[0] ?? best;
  return found && { name: found.name, areKeyed: found.hasKey && found.depth > 0 };
}

interface Judged {
  hasKey: boolean;
  score: number;
  depth: number;
  count: number;
}

function bestFirst(one: Judged, other: Judged): number {
  return (
    Number(other.hasKey) - Number(one.hasKey) ||
    other.score - one.score ||
    one.depth - other.depth ||
    other.count - one.count
  );
}

function isCalledItem(name: string): boolean {
  return wordsOf(name).some(({ roles }) => roles.has('item'));
}

function judge(fields: ReadonlySet<string>): { hasKey: boolean; score: number } {
  const readings = [...fields].flatMap((field) => readWords(field) ?? []);
  // `Artikel` alone is no number of one.
  const said = new Set(readings.filter(({ strength }) => strength !== 'weakest').map(({ field }) => field));
  return { hasKey: [...said].some((field) => keys.has(field)), score: said.size };
}

/** What an element holds, with what elements hold that it has but once, and these in turn. */
function fieldsWithin(facts: ReadonlyMap<string, ElementFacts>, name: string): Set<string> {
  const fields = new Set<string>();
  const passed = new Set([name]);
  // A set that grows is gone through to its end.
  for (const each of passed) {
    const found = facts.get(each);
    for (const field of found?.fields ?? []) fields.add(field);
    for (const [holder, isMany] of found?.within ?? [])
      if (!isMany && passed.size < limits.holders) passed.add(holder);
  }
  return fields;
}
