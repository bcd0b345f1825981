import type { LayoutColumns } from '../../../../resources/calls/workbenchAnswers.ts';
import type { ColumnProposal } from '../../../../resources/calls/understoodColumn.ts';
import type { ColumnDecision } from '../../../../resources/calls/workbenchDecisions.ts';
import { product } from '../../../../resources/entities/product.ts';
import { formFields } from '../../../../providers/data/formErrors.ts';
import { mappedField, type FieldChoice } from '../fieldChoices.ts';

type Column = LayoutColumns['columns'][number];
type Meaning = Pick<ColumnProposal, 'field' | 'language' | 'unit'>;

/** The choice that stands for a meaning, however its field is named; one of its own where none does. */
export function choiceOf(choices: readonly FieldChoice[], { field, language }: Meaning): FieldChoice {
  const [name = field] = formFields(product, field);
  const names = [name, field].flatMap((each) => [
    ...(language ? [`${each}.${language}`] : []),
    each,
    `attributes.${each}`,
  ]);
  const found = names.flatMap((value) => choices.find((choice) => choice.value === value) ?? []);
  return found[0] ?? { value: field, label: field };
}

/** What a column means, as was decided here or else as it was understood; undefined where nobody knows. */
export function meaningOf({ decided, field, language, unit }: Column): Meaning | undefined {
  if (decided) return decided;
  return field === null ? undefined : { field, ...(language && { language }), ...(unit && { unit }) };
}

/** Does a column wait for somebody to say what it means? One that was said to be none, in a former file, does not. */
export function isOpen(column: Column): boolean {
  return meaningOf(column) === undefined && column.how === null && column.filled > 0;
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
