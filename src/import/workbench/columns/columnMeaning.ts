import type { LayoutColumns } from '../../../../resources/calls/workbenchAnswers.ts';
import type { ColumnProposal } from '../../../../resources/calls/understoodColumn.ts';
import type { ColumnDecision, WorkbenchDecisions } from '../../../../resources/calls/workbenchDecisions.ts';
import { attributePrefix } from '../../../../resources/finding/attributePrefix.ts';
import { isOpenColumn } from '../../../../resources/calls/isOpenColumn.ts';
import { formFields } from '../../../../providers/data/formErrors.ts';
import { workbenchEntity } from '../workbenchEntity.ts';
import { mappedField, type FieldChoice } from '../../fieldChoices.ts';

type Column = LayoutColumns['columns'][number];
/** What is said of a column; null takes back what was. */
export type SaidOfColumn = WorkbenchDecisions['columns'][number];
type Meaning = Pick<ColumnProposal, 'field' | 'language' | 'unit'>;

/** The choice that stands for a meaning, however its field is named; one of its own where none does. */
export function choiceOf(choices: readonly FieldChoice[], { field, language }: Meaning): FieldChoice {
  const [name = field] = formFields(workbenchEntity, field);
  const names = [name, field].flatMap((each) => [
    ...(language ? [`${each}.${language}`] : []),
    each,
    `${attributePrefix}${each}`,
  ]);
  const found = names.flatMap((value) => choices.find((choice) => choice.value === value) ?? []);
  return found[0] ?? { value: field, label: field };
}

/** What a column means, as was decided here or else as it was understood; undefined where nobody knows. */
export function meaningOf({ decided, field, language, unit }: Column): Meaning | undefined {
  if (decided) return decided;
  return field === null ? undefined : { field, ...(language && { language }), ...(unit && { unit }) };
}

/** What is decided when a column of a layout is to mean that choice; the unit where it is known. */
export function decisionOf(
  layout: string,
  { column, heading }: Pick<Column, 'column' | 'heading'>,
  value: string,
  unit?: string,
): ColumnDecision {
  return { layout, column, heading, ...mappedField(value), ...(unit && { unit }) };
}

/** Columns as they stand once all that was said of them here has arrived: what was said last counts. */
export function withSaid(columns: readonly Column[], said: readonly SaidOfColumn[]): Column[] {
  return columns.map((column) => {
    const last = said.findLast((one) => one.column === column.column);
    if (!last) return column;
    const { field, language, unit } = last;
    return { ...column, decided: field === null ? null : { field, language, unit } };
  });
}

/** The best proposals that can be taken all at once: of open columns, for what no other column says or is proposed for. */
export function sureProposals(columns: readonly Column[]): { column: Column; best: ColumnProposal }[] {
  const found = columns.flatMap((column) => {
    const best = freeProposal(column, columns);
    return isOpenColumn(column) && best ? [{ column, best }] : [];
  });
  return found.filter(
    ({ best }, index) => index === found.findIndex((one) => meant(one.best) === meant(best)),
  );
}

/** Open columns for which nothing is proposed but what another column says; what is a question of its own is asked for itself. */
export function unknownColumns(columns: readonly Column[]): Column[] {
  return columns.filter(
    (column) => isOpenColumn(column) && !freeProposal(column, columns) && !column.proposals.some(isDoubt),
  );
}

/** Reasons that say why a column is not what is proposed. */
const againstIt: readonly string[] = ['taken', 'misfit'];

function freeProposal({ proposals }: Column, columns: readonly Column[]): ColumnProposal | undefined {
  const said = new Set(columns.flatMap((column) => meant(meaningOf(column)) ?? []));
  return proposals.find(
    (each) => !againstIt.includes(each.reason.code) && !isDoubt(each) && !said.has(meant(each) ?? ''),
  );
}

/** Is it asked for by itself: whether the articles have this number, in which language texts are to stand? */
function isDoubt({ reason }: ColumnProposal): boolean {
  return reason.code === 'other-number' || reason.code === 'asked-language';
}

function meant(meaning: Meaning | undefined): string | undefined {
  return meaning && [meaning.field, meaning.language].filter(Boolean).join('.');
}
