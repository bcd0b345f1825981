import { useMemo } from 'react';
import type { unreadFields } from '../../../../resources/calls/workbenchDecisions.ts';
import { useBackoffice } from '../../../directory/BackofficeContext.ts';
import { placeOf } from '../../../directory/Place.ts';
import { useLabels } from '../../../directory/useLabels.ts';
import { useText } from '../../../directory/useText.ts';
import { useAttributeRecords } from '../../../fields/values/useAttributes.ts';
import { fieldLabel } from '../../report/fieldLabel.ts';
import { choiceOf } from './columnMeaning.ts';
import { workbenchEntity } from '../workbenchEntity.ts';
import { fieldChoices, type FieldChoice } from '../../fieldChoices.ts';

type Unread = (typeof unreadFields)[number];

/** What a field is called, however it is named, also as a whole where it is one of several languages. */
export function useFieldName(): (field: string) => string {
  const labels = useLabels();
  const { choices } = useFieldChoices();
  return (field) => {
    const { value, label } = choiceOf(choices, { field });
    return label === value ? fieldLabel(workbenchEntity, field, labels) : label;
  };
}

/** Everything that a column of a file may mean, in the words of the reader. */
export function useFieldChoices(): { choices: readonly FieldChoice[]; isPending: boolean } {
  const text = useText();
  const labels = useLabels();
  const { language } = useBackoffice();
  const { data: attributes, isPending } = useAttributeRecords();
  const choices = useMemo(() => {
    const unread = (value: Unread) => ({ value, label: text(`workbench.${value}`) });
    return fieldChoices(workbenchEntity, attributes ?? [], {
      unread: [unread('raw'), unread('ignored')],
      rowLanguage: text('import.rowLanguage'),
      labelOf: (field) => labels.field(placeOf(workbenchEntity, field)),
      language,
    });
  }, [attributes, text, labels, language]);
  return { choices, isPending };
}
