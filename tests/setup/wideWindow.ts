import { beforeEach, vi } from 'vitest';

/** Gives each test of the file a window as wide as that of a desk; jsdom has none of any width. */
export function wideWindow(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('min-width'),
      media,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });
}
