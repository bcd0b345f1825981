/** The guides in the order in which they are read, as files of `docs/guides/<language>`. */
export const guideNames = [
  'first-import',
  'keys',
  'import',
  'pictures',
  'feed',
  'webhooks',
  'reading',
  'assistants',
  'limits',
  'errors',
] as const;
export type GuideName = (typeof guideNames)[number];

/** Is there a guide of that name? */
export function isGuide(name: string): name is GuideName {
  const known: readonly string[] = guideNames;
  return known.includes(name);
}
