/** Path and query of an address; in its query a further question mark is a letter like others (RFC 3986, 3.4). */
export function splitAddress(url: string): [path: string, query: string] {
  const [path = '', ...query] = url.split('?');
  return [path, query.join('?')];
}
