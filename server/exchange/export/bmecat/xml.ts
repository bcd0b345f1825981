import { encodeXmlText } from '../../../base/workbook/written/encodeXmlText.ts';

/** An element with a text, or with elements already written; nothing where the text is empty. */
export function element(
  name: string,
  within: string | undefined,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  if (within === undefined || within === '') return '';
  return `<${name}${written(attributes)}>${encodeXmlText(within)}</${name}>`;
}

/** An element around elements that are written; nothing where there are none. */
export function around(
  name: string,
  elements: readonly string[],
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const within = elements.join('');
  return within === '' ? '' : `<${name}${written(attributes)}>${within}</${name}>`;
}

function written(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${encodeXmlText(value)}"`))
    .join('');
}
