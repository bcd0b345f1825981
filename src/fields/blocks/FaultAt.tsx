import { get, useFormState } from 'react-hook-form';
import { getAt } from '../../../resources/shape.ts';
import { FieldFault } from '../FieldFault.tsx';

/** What is wrong at a place of the form, for inputs that do not say it themselves. */
export function FaultAt({ source }: { source: string }) {
  const { errors } = useFormState();
  const message = getAt(get(errors, source), ['message']);
  return <FieldFault message={typeof message === 'string' ? message : undefined} />;
}
