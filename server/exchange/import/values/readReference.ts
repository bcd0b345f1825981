import type { Catalogue } from '../catalogue/readCatalogue.ts';
import type { CellValue } from '../CellValue.ts';
import { fault, type ReadValue } from './checked.ts';

const shownChoices = 5;
/** Codes of what is wrong, by the entity that the reference leads to. */
const codes: Record<string, { unknown: string; ambiguous: string }> = {
  category: { unknown: 'unknown-category', ambiguous: 'ambiguous-category' },
  productLine: { unknown: 'unknown-line', ambiguous: 'ambiguous-line' },
};

/** The sid of what a text names by sid, name or path. Nothing is ever created for it. */
export function readReference(to: string, given: CellValue, catalogue: Catalogue): ReadValue {
  const index = catalogue.references[to];
  if (!index) throw new Error(`Imports cannot resolve references to "${to}": add it to readCatalogue.`);
  const { sids, suggestion } = index.find(given.text);
  if (sids.length === 1) return { value: sids[0] };
  const { unknown, ambiguous } = codes[to] ?? {
    unknown: 'missing-reference',
    ambiguous: 'missing-reference',
  };
  if (sids.length === 0) return fault(unknown, { sid: given.text }, suggestion);
  return fault(ambiguous, { choices: sids.slice(0, shownChoices).join(', ') }, sids[0]);
}
