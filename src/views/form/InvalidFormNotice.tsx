import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * After a refused attempt to save: says so, and shows the first field at fault. The library's own notice
 * stays silent at the first attempt after a successful one, as it counts on where the form begins anew.
 */
export function InvalidFormNotice() {
  const notify = useNotify();
  const place = useRef<HTMLDivElement>(null);
  const { submitCount, errors } = useFormState();
  const seen = useRef(submitCount);

  useEffect(() => {
    const isNewAttempt = submitCount > 0 && submitCount !== seen.current;
    seen.current = submitCount;
    if (!isNewAttempt || Object.keys(errors).length === 0) return;
    const message = errors.root?.serverError?.message;
    notify(message ?? 'ra.message.invalid_form', { type: 'warning', messageArgs: { _: message } });
    const fault = place.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('.Mui-error, [aria-invalid=true]');
    fault?.scrollIntoView?.({ block: 'center' });
  }, [submitCount, errors, notify]);

  return <div ref={place} hidden />;
}
