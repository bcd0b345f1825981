import { useState } from 'react';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { FormFrame } from '../../views/form/FormFrame.tsx';
import type { RecordFormProps } from '../../views/form/RecordForm.tsx';
import { RecordSections } from '../../views/form/RecordSections.tsx';

/** A term; a new one begins in the language of the reader, with an identifier that nobody has to think of. */
export function TermForm({ resource: { entity }, isNew, toolbar }: RecordFormProps) {
  const { language } = useBackoffice();
  const [begin] = useState(() => ({
    sid: `term-${crypto.randomUUID().slice(0, 8)}`,
    language,
    direction: 'both',
  }));
  return (
    <FormFrame entity={entity} begin={isNew ? begin : undefined} toolbar={toolbar}>
      <RecordSections entity={entity} isNew={isNew} />
    </FormFrame>
  );
}
