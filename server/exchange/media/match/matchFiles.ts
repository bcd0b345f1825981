import type { MediaPlace } from '../../../../resources/calls/media.ts';
import type { MediaItem } from '../delivery/MediaItem.ts';
import { matchPath, type PathMatch } from './matchPath.ts';
import { languageOfPath, mediaKind } from './mediaKind.ts';
import { orderOf } from './orderOf.ts';
import type { ProductKeys } from './ProductKeys.ts';

/** A file that somebody sent, alone or in a zip file. */
export interface SentFile {
  path: string;
  upload: string;
  bytes: number;
  /** CRC-32. */
  checksum: number;
}

const natural = new Intl.Collator('de', { numeric: true });
const mostNamed = 5;

/** What would become of each file: of which product it is, at which place, and which say nothing or the same twice. */
export function matchFiles(files: readonly SentFile[], products: ProductKeys): MediaItem[] {
  const matched = files.flatMap((file) => {
    const kind = mediaKind(file.path);
    const named = products.named(file.path);
    if (named.length === 0) {
      const match = matchPath(file.path, products);
      const place: MediaPlace = kind === 'document' ? 'documents' : 'images';
      return [{ file, match, kind, place, order: orderOf(match.rest) }];
    }
    return named.map(({ productSid, place, number }) => {
      const match: PathMatch = {
        productSid,
        by: 'fileName',
        value: file.path.split('/').at(-1) ?? '',
        rest: '',
        several: [],
      };
      return {
        file,
        match,
        kind,
        place: kind === 'document' ? ('documents' as const) : place,
        order: number,
      };
    });
  });
  matched.sort((one, other) => one.order - other.order || natural.compare(one.file.path, other.file.path));
  const numbers = new Map<string, number>();
  const seen = new Map<string, string>();
  const lasts = new Map(files.map((file) => [nameOf(file), file]));
  return matched.map(({ file, match, kind, place }): MediaItem => {
    const { productSid, by, value, several } = match;
    const item = {
      ...file,
      kind,
      place,
      productSid,
      matchedBy: by,
      matchedValue: value,
      number: 0,
      language: kind === 'document' ? languageOfPath(file.path) : null,
      reason: null,
      values: {},
    } as const;
    if (kind === 'unknown') return { ...item, productSid: null, state: 'left', reason: 'no-medium' };
    // Of entries of the same name whoever unpacks them is left with the last.
    if (lasts.get(nameOf(file)) !== file) return { ...item, state: 'double', reason: 'same-name' };
    if (productSid === null)
      return several.length > 0
        ? {
            ...item,
            state: 'unmatched',
            reason: 'several-products',
            values: { products: several.slice(0, mostNamed).join(', ') },
          }
        : { ...item, state: 'unmatched', reason: 'no-product' };
    const content = `${productSid} ${file.checksum} ${file.bytes}`;
    const same = seen.get(content);
    if (same !== undefined)
      return { ...item, state: 'double', reason: 'same-content', values: { path: same } };
    seen.set(content, file.path);
    const number = numbers.get(`${productSid} ${place}`) ?? 0;
    numbers.set(`${productSid} ${place}`, number + 1);
    return { ...item, number, state: 'proposed' };
  });
}

/** Two files of the same name in one zip file are called the same. */
function nameOf({ upload, path }: SentFile): string {
  return `${upload} ${path}`;
}
