import { screens } from '../../resources/screens.ts';

const elsewhere = Object.values(screens)
  .filter(({ face }) => face !== 'storefront')
  .map(({ pattern }) => pattern.split('/')[0]);

/** Pages of the storefront turn into each other; others do not take part, and a turn into them would end in an error. */
export function turnPages(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const [, , screen = ''] = new URL(activation?.entry.url ?? location.href).pathname.split('/');
    if (!viewTransition || !elsewhere.includes(screen)) return;
    viewTransition.ready.catch(() => {});
    viewTransition.skipTransition();
  });
}
