import { importedField } from '../../importedFields.ts';
import { wordsOf } from './Lexicon.ts';
import type { Meaning } from '../Meaning.ts';

const unit = /(?<!\p{L})(?:m²|m2|qm|mq|sqm|lfm|lfdm|lm|ml|m)(?!\p{L})/giu;
const contents: ReadonlySet<string> = new Set('inhalt contenu contenuto content contents'.split(' '));
const pallet = /pal|banc/i;

/**
 * What a pack holds in another unit than pieces, `m² per carton` or `VE lfm`, may be the least that is delivered; a number of pieces is an
 * attribute of its own. Unknown for every other heading.
 */
export function readPackContent(heading: string): Meaning {
  if (heading.search(unit) < 0 || pallet.test(heading)) return { kind: 'unknown' };
  const words = wordsOf(heading.replace(unit, ' '));
  const isPack = words.some(({ roles }) => roles.has('pack'));
  const isAll = words.every(
    ({ key, roles }) =>
      roles.has('pack') || roles.has('filler') || roles.has('quantity') || contents.has(key),
  );
  if (!isPack || !isAll) return { kind: 'unknown' };
  return { kind: 'unsure', targets: [{ kind: 'field', field: importedField('orderQuantity') }] };
}
