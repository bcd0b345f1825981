import { FormFrame } from '../../views/FormFrame.tsx';
import { QualityNotice } from '../../views/QualityNotice.tsx';
import type { ThingFormProps } from '../../views/ThingForm.tsx';
import { ThingSections } from '../../views/ThingSections.tsx';
import { ProductBeside } from './ProductBeside.tsx';

/** The form of a product, with what hangs on it behind its own fields. */
export function ProductForm({ resource: { entity }, isNew, toolbar }: ThingFormProps) {
  return (
    <FormFrame entity={entity} toolbar={toolbar}>
      <QualityNotice entity={entity} />
      <ThingSections entity={entity} isNew={isNew} />
      <ProductBeside />
    </FormFrame>
  );
}
