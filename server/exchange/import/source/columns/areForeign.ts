import type { JudgedColumn } from '../../content/JudgedColumn.ts';

const fewestForeign = 8;
const fewKnown = 0.25;

/** Is hardly any heading understood, as of a program that names its fields in its own way? */
export function areForeign(columns: readonly JudgedColumn[]): boolean {
  const said = columns.filter(({ cell }) => cell.text.trim() !== '');
  const known = said.filter(
    ({ target, meaning }) => target || ['offers', 'other', 'unsure'].includes(meaning.kind),
  );
  return said.length >= fewestForeign && known.length < said.length * fewKnown;
}
