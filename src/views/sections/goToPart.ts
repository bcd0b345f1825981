/** Brings a part of the form into view, and what the keyboard does next to it; the address names it from then on. */
export function goToPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.scrollIntoView({ block: 'start', behavior: 'auto' });
  part.focus({ preventScroll: true });
  // Not by the router, for which this is no other screen.
  window.history.replaceState(window.history.state, '', `#${id}`);
}
