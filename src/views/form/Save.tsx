import { useFormIsDirty } from 'ra-core';
import { useRef } from 'react';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ShortcutGroup } from '../../shortcuts/Shortcut.ts';
import { useKeys } from '../../shortcuts/useKeys.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';

const inForms: ShortcutGroup = {
  title: 'shortcuts.form',
  shortcuts: [{ keys: 'Control+S', says: 'shortcuts.save' }],
};

/**
 * "Save", open as soon as something has changed. The library also closes it while a field is judged, and so
 * would lose the very click with which people leave that field.
 */
export function Save() {
  const place = useRef<HTMLSpanElement>(null);
  const { isSubmitting } = useFormState();
  const isDirty = useFormIsDirty();
  const isOpen = isDirty && !isSubmitting;
  useShortcuts(inForms);
  useKeys('Control+S', () => {
    // What stands over the form is not left behind its back.
    if (isOpen && !document.querySelector('[role=dialog]')) place.current?.closest('form')?.requestSubmit();
  });
  return (
    <>
      <span ref={place} hidden />
      <SaveButton variant="contained" alwaysEnable={isOpen} aria-keyshortcuts="Control+S Meta+S" />
    </>
  );
}
