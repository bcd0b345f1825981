/** The attributes of BMEcat that say anything. */
export const attributeNames = ['lang', 'type', 'mode', 'default', 'price_type'] as const;
export type Attributes = Readonly<Partial<Record<(typeof attributeNames)[number], string>>>;

/** An element with all that is within. */
export interface XmlElement {
  name: string;
  attributes: Attributes;
  /** Its own text, without that of the elements within. */
  text: string;
  children: readonly XmlElement[];
}

/** The text of the first element of one of these names; empty where there is none. */
export function textOf({ children }: XmlElement, ...names: readonly string[]): string {
  return children.find(({ name }) => names.includes(name))?.text.trim() ?? '';
}

/** The elements within that have this name. */
export function childrenOf({ children }: XmlElement, ...names: readonly string[]): XmlElement[] {
  return children.filter(({ name }) => names.includes(name));
}

/** Visits all elements without elements, however deep. */
export function visitLeaves(element: XmlElement, visit: (leaf: XmlElement) => void): void {
  if (element.children.length === 0) visit(element);
  else for (const child of element.children) visitLeaves(child, visit);
}
