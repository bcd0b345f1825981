import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../layout/LeaveGuard.tsx';
import { useText } from '../directory/useText.ts';

/** Asks before changes that are not saved are left behind. */
export function UnsavedGuard() {
  const text = useText();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  return (
    <LeaveGuard isActive={isDirty && !isSubmitting && !isSubmitSuccessful} loss={text('form.unsaved')} />
  );
}
