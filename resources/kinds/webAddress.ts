/**
 * The web address (http or https) that was typed, with `https://` before it where none was; undefined when it leads
 * to no public host. Read as browsers do (WHATWG URL).
 */
export function webAddress(typed: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!/^https?:\/\/[^/]/i.test(address) || /[\s\\]/.test(address) || !URL.canParse(address))
    return undefined;
  const { hostname, username, password } = new URL(address);
  if (username || password) return undefined;
  return isPublicHost(hostname) ? address : undefined;
}

/** Has a host name, as a URL gives it, a domain below one of the top? */
export function isPublicHost(hostname: string): boolean {
  return /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(hostname);
}
