import { trackAdvertisement } from './pixel.ts';

const seenAfterMs = 1000;

/** Counts an advertisement as seen once half of it stood in the window for a second, and as chosen at a click. */
export function watchAdvertisements(): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        const seen = () => {
          watch.unobserve(target);
          trackAdvertisement('advertisement', target);
        };
        timers.set(target, setTimeout(seen, seenAfterMs));
      }
    },
    { threshold: 0.5 },
  );
  for (const card of document.querySelectorAll<HTMLElement>('[data-advertisement]')) {
    watch.observe(card);
    card.addEventListener('click', () => trackAdvertisement('advertisementClick', card));
  }
}
