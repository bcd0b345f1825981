import { use, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { holdPage } from '../../../providers/auth/renewal.ts';
import { HeldContext } from '../../fields/image/HeldContext.ts';
import { LeaveGuard } from '../../layout/LeaveGuard.tsx';
import { useText } from '../../directory/useText.ts';
import { TypingContext } from './TypingContext.ts';

/**
 * Asks before changes that are not saved are left behind, also those whose saving was refused. A change of language
 * loses nothing, as it finds the unsaved copy (behaviour B180).
 */
export function UnsavedGuard({ onLeave }: { onLeave: () => void }) {
  const text = useText();
  const { setTyping } = use(TypingContext);
  const { dirtyFields, isSubmitting } = useFormState();
  const { isHolding } = use(HeldContext);
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => setTyping(isDirty), [isDirty, setTyping]);
  // Also while it is being saved, which may find that the session has ended.
  useEffect(() => (isDirty ? holdPage() : undefined), [isDirty]);
  return (
    <LeaveGuard
      isActive={(isDirty || isHolding) && !isSubmitting}
      loss={text(isHolding ? 'image.unsaved' : 'form.unsaved')}
      onLeave={onLeave}
      // Pictures that wait for their record stand in no copy.
      isKept={!isHolding}
    />
  );
}
