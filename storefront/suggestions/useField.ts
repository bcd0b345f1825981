import { useLayoutEffect, useState } from 'react';

/** What stands in a field that React did not draw, and whether its part of the page has the focus. */
export function useField(field: HTMLInputElement, part: HTMLElement) {
  const [typed, setTyped] = useState(field.value);
  const [isOpen, setOpen] = useState(document.activeElement === field);

  // Before anything else happens to the field: what is typed between drawing and listening would be missed.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener(
      'input',
      () => {
        setTyped(field.value);
        setOpen(true);
      },
      { signal },
    );
    for (const event of ['focus', 'click']) field.addEventListener(event, () => setOpen(true), { signal });
    part.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !part.contains(relatedTarget)) setOpen(false);
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node && part.contains(target))) setOpen(false);
      },
      { signal },
    );
    return () => listening.abort();
  }, [field, part]);

  return { typed, isOpen, setOpen };
}
