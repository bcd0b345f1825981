/** Below these an address that cannot be read is a fault of the program that asks, and is answered as such. */
const forPrograms = /^\/api(\/|\?|$)/;

/**
 * The address of a page, as it can be read: where its escapes make no text (`%00`, half a character) they stand for
 * themselves. Nothing is called so, and the page of an address that leads nowhere is found for it.
 */
export function escapeMalformedUrl(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (forPrograms.test(path) || isText(path)) return address;
  return path.replaceAll('%', '%25') + address.slice(path.length);
}

function isText(escaped: string): boolean {
  try {
    return !decodeURIComponent(escaped).includes('\0');
  } catch {
    return false;
  }
}
