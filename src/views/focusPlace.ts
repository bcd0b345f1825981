const focusable =
  'input:not([type=hidden], [type=file], [aria-hidden=true]), textarea, [role=combobox], button';

/** Brings the input of a place such as `title.fr` into view and under the keyboard; false where there is none. */
export function focusPlace(place: string): boolean {
  const quoted = CSS.escape(place);
  const input =
    document.querySelector<HTMLElement>(`[name="${quoted}"]:not([aria-hidden=true])`) ??
    document.querySelector<HTMLElement>(`[data-place="${quoted}"] :is(${focusable})`);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center', behavior: 'auto' });
  return Boolean(input);
}
