import type { ReactElement } from 'react';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useParents } from '../directory/ParentsContext.ts';
import { FormFrame } from './FormFrame.tsx';
import { QualityNotice } from './QualityNotice.tsx';
import { ThingSections } from './ThingSections.tsx';

/** What the form of a thing is given, made from its declaration or by hand. */
export interface ThingFormProps {
  resource: BackofficeResource;
  isNew: boolean;
  toolbar: ReactElement;
}

/** The form of a thing, from its declaration alone. */
export function ThingForm({ resource: { entity }, isNew, toolbar }: ThingFormProps) {
  const parents = useParents();
  return (
    <FormFrame entity={entity} begin={isNew ? parents : undefined} toolbar={toolbar}>
      <QualityNotice entity={entity} />
      <ThingSections entity={entity} isNew={isNew} />
    </FormFrame>
  );
}
