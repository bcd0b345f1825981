import { track } from './pixel.ts';

/** Loads the suggestions at the first touch or focus of the search field, not before. */
export function wakeSuggestions(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-suggest]');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    import('../suggestions/mount.tsx').then(
      ({ mount }) => mount(form, field, track),
      // Without a connection it stays a plain search field; the next touch tries again.
      () => (isAwake = false),
    );
  };
  for (const event of ['focus', 'pointerdown']) field.addEventListener(event, wake, { passive: true });
  if (document.activeElement === field) wake();
}
