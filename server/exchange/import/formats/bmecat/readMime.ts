import type { CellTexts } from '../trade/CellTexts.ts';
import type { Frame } from './Frame.ts';
import { childrenOf, textOf, type XmlElement } from './XmlElement.ts';

/** Headings under which pictures and documents stand, by address or by the name of a file. */
const mimeHeadings = { picture: 'MIME_SOURCE image', document: 'MIME_SOURCE document' } as const;

const address = /^https?:\/\//i;
const ofPicture = /\.(?:jpe?g|png|gif|webp|tiff?|bmp|avif)$/i;
const small = new Set(['thumbnail', 'icon', 'logo']);

/** Puts pictures, documents and what else lies beside a product into its cells. */
export function readMime(info: XmlElement, cells: CellTexts, { mimeRoot, isOwn }: Frame): void {
  for (const mime of childrenOf(info, 'MIME')) {
    const purpose = textOf(mime, 'MIME_PURPOSE').toLowerCase();
    const type = textOf(mime, 'MIME_TYPE').toLowerCase();
    for (const { text } of childrenOf(mime, 'MIME_SOURCE')) {
      const source = text.trim();
      cells.add(headingOf(purpose, type, source), fullSource(source, mimeRoot));
    }
    // Titles of documents are said for others: here they are those of the document.
    if (isOwn) continue;
    for (const { name, text } of childrenOf(mime, 'MIME_DESCR', 'MIME_ALT')) cells.add(name, text.trim());
  }
}

function headingOf(purpose: string, type: string, source: string): string {
  if (small.has(purpose)) return `MIME_SOURCE ${purpose}`;
  if (type.startsWith('image/') || (!type.includes('/') && ofPicture.test(source)))
    return mimeHeadings.picture;
  if (type === 'url' || type === 'text/html') return 'MIME_SOURCE url';
  return mimeHeadings.document;
}

/** Names of files are below the root that the header says, where that is an address. */
function fullSource(source: string, root: string): string {
  if (source === '' || address.test(source) || !address.test(root)) return source;
  return `${root.replace(/\/$/, '')}/${source.replace(/^\.?\//, '')}`;
}
