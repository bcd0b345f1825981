import type { ReactElement } from 'react';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useParents } from '../../directory/ParentsContext.ts';
import { FormFrame } from './FormFrame.tsx';
import { QualityNotice } from './QualityNotice.tsx';
import { RecordSections } from './RecordSections.tsx';
import { WithPreview } from './WithPreview.tsx';

/** What the form of a record is given, made from its declaration or by hand. */
export interface RecordFormProps {
  resource: BackofficeResource;
  isNew: boolean;
  toolbar: ReactElement;
}

/** The form of a record, from its declaration alone. */
export function RecordForm({ resource: { entity }, isNew, toolbar }: RecordFormProps) {
  const parents = useParents();
  return (
    <FormFrame entity={entity} begin={isNew ? { ...entity.begins, ...parents } : undefined} toolbar={toolbar}>
      <QualityNotice entity={entity} />
      <WithPreview entity={entity}>
        <RecordSections entity={entity} isNew={isNew} />
      </WithPreview>
    </FormFrame>
  );
}
