/** What may stand behind a GTIN, in this order, with the characters that each holds at most (URI syntax, section 4.4). */
const qualifiers: readonly (readonly [application: string, longest: number])[] = [
  ['22', 20],
  ['10', 20],
  ['21', 20],
  ['235', 28],
];

/** Of the set 82 (GS1 General Specifications, figure 7.11-1). */
const isAllowed = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;

/**
 * The GTIN as it stands in the path of a GS1 Digital Link, such as `/01/07612345678900/10/A1`; undefined where the path breaks
 * the syntax. What qualifies the product (variant, batch, serial number) is one of it for us. A slash at the end is no fault.
 * @param path decodes
 */
export function gtinOfPath(path: string): string | undefined {
  const [, application, gtin, ...rest] = path.replace(/\/$/, '').split('/').map(decodeURIComponent);
  if (application !== '01' || !gtin || rest.length % 2 > 0) return undefined;
  let allowed = qualifiers;
  for (let index = 0; index < rest.length; index += 2) {
    const [name, value = ''] = rest.slice(index, index + 2);
    const place = allowed.findIndex(([application]) => application === name);
    const [, longest = 0] = allowed[place] ?? [];
    if (value.length > longest || !isAllowed.test(value)) return undefined;
    allowed = allowed.slice(place + 1);
  }
  return gtin;
}
