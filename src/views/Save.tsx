import { useFormIsDirty } from 'ra-core';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

/**
 * "Save", open as soon as something has changed. The library also closes it while a field is judged, and so
 * would lose the very click with which people leave that field.
 */
export function Save() {
  const { isSubmitting } = useFormState();
  const isDirty = useFormIsDirty();
  return <SaveButton variant="contained" alwaysEnable={isDirty && !isSubmitting} />;
}
