import { useTranslate } from 'ra-core';
import { formFields } from '../../../../providers/data/formErrors.ts';
import { attributePrefix } from '../../../../resources/finding/attributePrefix.ts';
import { useBackoffice } from '../../../directory/BackofficeContext.ts';
import { useLabels } from '../../../directory/useLabels.ts';
import { attributeOptions } from '../../../fields/values/attributeOptions.ts';
import { useAttributes } from '../../../fields/values/useAttributes.ts';
import type { FieldChoice } from '../../fieldChoices.ts';
import { workbenchEntity } from '../workbenchEntity.ts';

/** Everything that a value of a field of a file may stand for, in the words of the reader; undefined where that is any text. */
export function useValueOptions(field: string): readonly FieldChoice[] | undefined {
  const labels = useLabels();
  const translate = useTranslate();
  const { language } = useBackoffice();
  const isAttribute = field.startsWith(attributePrefix);
  const attribute = useAttributes(isAttribute).get(field.slice(attributePrefix.length));
  if (isAttribute) {
    const options = attribute && attributeOptions(attribute, language, translate);
    // Yes and no are read as people write them, and shown so where it was decided.
    return attribute?.kind === 'yesNo' ? options?.map(({ label }) => ({ value: label, label })) : options;
  }
  const name = formFields(workbenchEntity, field)[0] ?? field;
  const declared = workbenchEntity.fields[name];
  if (declared?.kind !== 'choice') return undefined;
  return declared.choices.map((value) => ({
    value,
    label: labels.choice({ entity: workbenchEntity, names: [name], field: declared }, value),
  }));
}
