/** How the products of a list are shown, the usual way first. */
export const listViews = ['pictures', 'list', 'table'] as const;

export type ListView = (typeof listViews)[number];

/** Orders of a list beside that by an attribute: `breite*up`, `breite*down`. */
export type AttributeOrder = `${string}${'*up' | '*down'}`;

/** The attribute by which a list is put in order, and whether from the least on; undefined for another order. */
export function attributeOrder(
  sort: string | undefined,
): { attribute: string; isRising: boolean } | undefined {
  const [, attribute, way] = /^(.+)\*(up|down)$/.exec(sort ?? '') ?? [];
  return attribute === undefined ? undefined : { attribute, isRising: way === 'up' };
}
