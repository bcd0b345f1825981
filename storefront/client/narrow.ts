import { hit } from '../../ui/hit.ts';

type Island = typeof import('../narrowing/narrow.ts');

let island: Promise<Island> | undefined;

/** Loads what narrows a list in place at the first touch of a filter, not before; without it links and forms do the same. */
export function wakeNarrowing(): void {
  if (!document.querySelector('[data-narrowing]')) return;
  const view = localStorage.getItem('view');
  if (/^(list|table)$/.test(view ?? '') && !new URLSearchParams(location.search).has('view'))
    void load().then(({ showAs }) => showAs(view ?? ''));
  const inside = '[data-narrowing], [data-narrow]';
  for (const event of ['pointerdown', 'focusin'])
    document.addEventListener(event, (touch) => void (hit(touch, inside) && load()), { passive: true });
  document.addEventListener('click', (event) => {
    const link = hit(event, ':is([data-narrowing], [data-narrow]) a');
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      ({ follow }) => follow(link),
      () => location.assign(link.href),
    );
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      if (target.name && target.form?.matches('[data-narrowing]')) target.form.requestSubmit();
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-narrowing]')) return;
    event.preventDefault();
    load().then(
      ({ send }) => send(form, event.submitter),
      () => form.submit(),
    );
  });
}

/** What exchanges the list of a page for another one. */
export function load(): Promise<Island> {
  island ??= import('../narrowing/narrow.ts').then(
    (loaded) => {
      loaded.watch();
      return loaded;
    },
    (fault: unknown) => {
      // Without a connection the next touch tries again.
      island = undefined;
      throw fault;
    },
  );
  return island;
}
