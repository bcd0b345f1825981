import { FormFrame } from '../../views/form/FormFrame.tsx';
import { QualityNotice } from '../../views/form/QualityNotice.tsx';
import type { RecordFormProps } from '../../views/form/RecordForm.tsx';
import { RecordSections } from '../../views/form/RecordSections.tsx';
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
