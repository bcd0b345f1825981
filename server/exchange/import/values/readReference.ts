import { ambiguousCode } from '../../../../resources/known.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import type { CellValue } from '../CellValue.ts';
import { unreadable, type ReadValue } from './unreadable.ts';

const shownChoices = 5;

/**
 * The sid of what a text names by sid, name or path; the text itself where that is nothing. Nothing is ever created for
 * it.
 */
export function readReference(to: string, given: CellValue, catalogue: Catalogue): ReadValue {
  const index = catalogue.references[to];
  if (!index) throw new Error(`Imports cannot resolve references to "${to}": add it to readCatalogue.`);
  const { sids, suggestion } = index.find(given.text);
  if (sids.length === 1) return { value: sids[0] };
  if (sids.length === 0) return { value: given.text, suggestion };
  return unreadable(ambiguousCode(to), { choices: sids.slice(0, shownChoices).join(', ') }, sids[0]);
}
