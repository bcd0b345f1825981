/** Where GS1 describes the kinds of links. */
export const vocabulary = 'https://ref.gs1.org/voc/';

/** The kinds of links that lead on from a product (GS1 Web Vocabulary). */
export const linkTypes = [
  'defaultLink',
  'defaultLinkMulti',
  'pip',
  'masterData',
  'certificationInfo',
  'sustainabilityInfo',
  'safetyInfo',
  'instructions',
  'hasRetailers',
] as const;

export type LinkType = (typeof linkTypes)[number];

const prefixes = ['gs1:', 'https://gs1.org/voc/', 'https://www.gs1.org/voc/', vocabulary];

/** Which kind a caller means by `pip`, `gs1:pip` or its address; undefined where nothing here is of that kind. */
export function linkTypeOf(asked: string): LinkType | undefined {
  const name = prefixes.reduce(
    (rest, prefix) => (rest.startsWith(prefix) ? rest.slice(prefix.length) : rest),
    asked,
  );
  return linkTypes.find((type) => type.toLowerCase() === name.toLowerCase());
}
