/**
 * Does this lead where a link of ours may lead: to a path of this origin, or to an absolute `https:` or
 * `mailto:` address? Judged as browsers read it (WHATWG URL), so that no other origin hides behind a path.
 */
export function isLink(value: string): boolean {
  if (/[\s\\]/.test(value)) return false;
  if (value.startsWith('/')) {
    const origin = 'https://here.invalid';
    return URL.canParse(value, origin) && new URL(value, origin).origin === origin;
  }
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(value);
  if (protocol === 'mailto:') return /^[^@]+@[^@]+\.[^@]+$/.test(pathname);
  return (
    protocol === 'https:' && /^https:\/\//i.test(value) && hostname.includes('.') && !username && !password
  );
}
