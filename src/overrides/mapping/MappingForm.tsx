import { useParents } from '../../directory/ParentsContext.ts';
import { FormFrame } from '../../views/form/FormFrame.tsx';
import type { RecordFormProps } from '../../views/form/RecordForm.tsx';
import { RecordSections } from '../../views/form/RecordSections.tsx';
import { MappingTrialPart } from './MappingTrialPart.tsx';

/** A mapping, and below it what it makes of a sample before it is saved. */
export function MappingForm({ resource: { entity }, isNew, toolbar }: RecordFormProps) {
  const parents = useParents();
  return (
    <FormFrame entity={entity} begin={isNew ? parents : undefined} toolbar={toolbar}>
      <RecordSections entity={entity} isNew={isNew} />
      <MappingTrialPart isNew={isNew} />
    </FormFrame>
  );
}
