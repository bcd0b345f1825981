import { FormFrame } from '../../views/FormFrame.tsx';
import { QualityNotice } from '../../views/QualityNotice.tsx';
import type { RecordFormProps } from '../../views/RecordForm.tsx';
import { RecordSections } from '../../views/RecordSections.tsx';
import { ProductBeside } from './ProductBeside.tsx';
import { VariantsNotice } from './VariantsNotice.tsx';

/** The form of a product, with what hangs on it behind its own fields. */
export function ProductForm({ resource: { entity }, isNew, toolbar }: RecordFormProps) {
  return (
    <FormFrame entity={entity} toolbar={toolbar}>
      <QualityNotice entity={entity} />
      {!isNew && <VariantsNotice />}
      <RecordSections entity={entity} isNew={isNew} />
      <ProductBeside />
    </FormFrame>
  );
}
