/**
 * Has the program been replaced since this page was opened? Then the page of the same address begins with another
 * script. False where that cannot be had.
 */
export async function isNewVersion(): Promise<boolean> {
  const own = scriptOf(document);
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!own || !response?.ok) return false;
  const current = scriptOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  return Boolean(current) && current !== own;
}

function scriptOf(page: Document): string | null | undefined {
  return page.querySelector('script[type=module][src]')?.getAttribute('src');
}
