const focusable =
  'input:not([type=hidden], [type=file], [aria-hidden=true]), textarea, [role=combobox], button';

/** Brings the input of a place such as `title.fr` into view and under the keyboard; false where there is none. */
export function focusPlace(place: string): boolean {
  const quoted = CSS.escape(place);
  // A language that is folded takes the keyboard itself once it is shown.
  const folded = document.querySelector<HTMLElement>(`[data-folded="${quoted}"]`);
  if (folded) {
    folded.click();
    folded.scrollIntoView({ block: 'center', behavior: 'auto' });
    return true;
  }
  const input =
    document.querySelector<HTMLElement>(`[name="${quoted}"]:not([aria-hidden=true])`) ??
    document.querySelector<HTMLElement>(`[data-place="${quoted}"] :is(${focusable})`);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center', behavior: 'auto' });
  return Boolean(input);
}
