import type { Fault } from '../fault.ts';
import type { RecordRule } from './recordRule.ts';

const meanings = ['category', 'attribute', 'productLine', 'word'] as const;

/**
 * A term means one of them: a category, an attribute or a value of it, a product line of a company, or another word
 * (behaviour B240).
 */
export const oneMeaning: RecordRule = (row) => {
  const given = meanings.filter((name) => isGiven(row[name]));
  const faults: Fault[] = [];
  if (given.length !== 1) faults.push({ path: given[1] ?? 'category', code: 'one-meaning' });
  if (isGiven(row.value) && !isGiven(row.attribute))
    faults.push({ path: 'value', code: 'value-without-attribute' });
  if (isGiven(row.company) !== isGiven(row.productLine))
    faults.push({ path: isGiven(row.company) ? 'company' : 'productLine', code: 'line-and-company' });
  if (isGiven(row.word) && row.word === row.text) faults.push({ path: 'word', code: 'itself' });
  return faults;
};

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
