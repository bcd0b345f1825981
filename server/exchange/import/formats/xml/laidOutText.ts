import { blockTags } from '../../../../base/workbook/html/blockTags.ts';
import type { XmlElement } from './XmlElement.ts';

/** The name of what stands between elements, which none can have. */
export const textBetween = '#text';

const others = 'b strong i em u span font a sup sub td th tbody thead'.split(' ');
const tags: ReadonlySet<string> = new Set([...blockTags, ...others, textBetween]);

/** The text of an element that holds nothing but tags of a page; undefined of any other. */
export function laidOutText(element: XmlElement): string | undefined {
  const isPage = element.children.some(({ name }) => name !== textBetween) && holdsTags(element);
  return isPage
    ? textWithin(element)
        .replaceAll(/\s*\n\s*/g, '\n')
        .trim()
    : undefined;
}

function holdsTags({ children }: XmlElement): boolean {
  return children.every((child) => tags.has(child.name.toLowerCase()) && holdsTags(child));
}

function textWithin({ name, text, children }: XmlElement): string {
  const inner = text.replaceAll(/\s+/g, ' ') + children.map(textWithin).join('');
  return blockTags.has(name.toLowerCase()) ? `\n${inner}\n` : inner;
}
