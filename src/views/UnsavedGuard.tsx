import { use, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../layout/LeaveGuard.tsx';
import { useText } from '../directory/useText.ts';
import { TypingContext } from './TypingContext.ts';

/** Asks before changes that are not saved are left behind, also those whose saving was refused. */
export function UnsavedGuard() {
  const text = useText();
  const setTyping = use(TypingContext);
  const { dirtyFields, isSubmitting } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => setTyping(isDirty), [isDirty, setTyping]);
  return <LeaveGuard isActive={isDirty && !isSubmitting} loss={text('form.unsaved')} />;
}
