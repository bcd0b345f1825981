const layoutBehind = /\[[0-9a-f]{16}\]/;

/**
 * All products of sheets with certain headings that say no category, as a value that can be decided; with the name of the
 * sheet where its file has others.
 */
export function groupOfSheet(layout: string, name: string | undefined): string {
  return `${name ?? ''} [${layout}]`.trim();
}

/**
 * What people see of a value of a group.
 * @param unnamed what all products of a sheet are called whose name says nothing
 */
export function shownGroup(value: string, unnamed: string): string {
  if (!layoutBehind.test(value)) return value;
  const [name = '', part = ''] = value.split(layoutBehind);
  return `${name.trim() || unnamed}${part}`;
}
