const behindGroup = ' › ';

/** How those products of a group are called whose titles begin alike, as a value that can be decided: `Sicherheit › Zylinder`. */
export function partOfGroup(group: string, words: string): string {
  return `${group}${behindGroup}${words}`;
}

/** The group of which a value is a part; undefined of one that is no part. */
export function groupOfPart(value: string): string | undefined {
  const at = value.lastIndexOf(behindGroup);
  return at < 0 ? undefined : value.slice(0, at);
}
