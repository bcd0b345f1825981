import { otherLanguage } from '../../../../../resources/calls/isOpenColumn.ts';
import { ranks } from '../../headings/ranks.ts';
import type { HeadingIndex } from '../../headings/HeadingIndex.ts';
import { isLevel } from '../../content/joinLevels.ts';
import { isOfOffers } from '../../content/isOfOffers.ts';
import type { JudgedColumn } from '../../content/JudgedColumn.ts';
import { remarksHeadings } from '../../reports/issueText.ts';
import { targetKey } from '../../target.ts';
import { isKey } from '../isKey.ts';
import type { Layout, Note } from '../sourceRow.ts';

/** Notes which columns are not read, and why. */
export function noteColumns(
  columns: readonly JudgedColumn[],
  { name, headerRow }: Layout,
  { headings, note }: { headings: HeadingIndex; note: Note },
): void {
  const taken = new Map<string, JudgedColumn>();
  // Of a sheet that names no products nothing is read: what is wrong with it stops nobody.
  const fault = columns.some(({ target }) => target && isKey(target)) ? 'error' : 'warning';
  for (const column of columns.toSorted((one, other) => one.rank - other.rank)) {
    const { cell, letter, meaning, target, proposals, reason } = column;
    const [proposal] = proposals;
    const about = {
      sheet: name,
      row: headerRow || null,
      column: letter,
      heading: cell.text,
      value: cell.text,
    };
    if (target && reason?.code === otherLanguage)
      note({ ...about, severity: 'warning', code: otherLanguage });
    if (target) noteTwice(column);
    else if (meaning.kind === 'ambiguous')
      note({
        ...about,
        severity: 'warning',
        code: 'ambiguous-column',
        values: { choices: meaning.attributes.map(({ sid }) => sid).join(', ') },
      });
    else if (isOfOffers(column)) note({ ...about, severity: 'warning', code: 'price-column' });
    else if (proposal?.reason.code === 'other-number')
      note({ ...about, severity: 'warning', code: 'number-doubted', suggestion: targetKey(proposal.target) });
    else if (proposal)
      note({ ...about, severity: 'warning', code: 'unsure-column', suggestion: targetKey(proposal.target) });
    else if (
      column.how === null &&
      ['unknown', 'other'].includes(meaning.kind) &&
      cell.text.trim() !== '' &&
      !remarksHeadings.includes(cell.text)
    )
      note({
        ...about,
        severity: 'warning',
        code: 'unknown-column',
        suggestion: headings.suggest(cell.text),
      });
  }

  function noteTwice(column: JudgedColumn): void {
    const { target, rank, cell, letter } = column;
    if (!target || isLevel(column) || (target.kind === 'field' && target.field.type === 'text[]')) return;
    const key = targetKey(target);
    const former = taken.get(key);
    if (!former) {
      taken.set(key, column);
      return;
    }
    note({
      sheet: name,
      row: headerRow || null,
      column: letter,
      heading: cell.text,
      value: cell.text,
      severity: former.rank < rank || rank > ranks.attribute ? 'warning' : fault,
      code: 'duplicate-column',
      values: { column: former.letter },
    });
  }
}
