/** What somebody does who is about to go on. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;
const patienceMs = 3000;

/**
 * Loads what most likely comes next, so that it opens at the click: forms, and what a session needs that ends while
 * something is typed. Begins with the first sign of life, or when the first screen has had its time.
 */
export function loadAhead(): void {
  const controller = new AbortController();
  const load = () => {
    controller.abort();
    clearTimeout(timer);
    // Whoever needs it loads it anew, and is told of a failure.
    void Promise.allSettled([
      import('../views/form/GenericEdit.tsx'),
      import('../overrides/products/ProductEdit.tsx'),
      import('../views/list/BulkToolbar.tsx'),
      import('../layout/RenewSession.tsx'),
      import('../../providers/auth/librarySession.ts'),
    ]);
  };
  const timer = setTimeout(load, patienceMs);
  for (const sign of signs) addEventListener(sign, load, { signal: controller.signal, passive: true });
}
