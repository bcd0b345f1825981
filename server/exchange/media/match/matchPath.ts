import type { KeyedProducts, MatchedBy, ProductKeys } from './ProductKeys.ts';

/** What a file is by its name. */
export interface PathMatch {
  /** Of which product; null for none, and where it could be several. */
  productSid: string | null;
  by: MatchedBy | 'folder' | 'fileName' | null;
  /** The part of the name that says so. */
  value: string | null;
  /** What stands behind it: a number or a word that puts those of one product in order. */
  rest: string;
  /** The products that it could be, of several. */
  several: readonly string[];
}

const separators = /[\s_.()[\]+-]+/;
const lastPart = /^(.+?)[\s_.()[\]+-]+[^\s_.()[\]+-]*$/;
/** How cameras and telephones call what they take: the number behind it counts their pictures. */
const ofCamera = /^(img|dsc|dscn|dscf|pxl|pict|sam|imag|mvi|photo|image|screenshot|whatsapp|\d{8})$/i;
/** A word in front of a number must leave no doubt that the number is that of an article. */
const leastInside = 5;

/**
 * Finds the product of a file by its name or a folder in which it lies. A number counts as it is written, then with other
 * signs between, then with other zeros in front; with something behind it, such as `_1` or `-front`; the longest goes first. What could be several
 * products is none.
 */
export function matchPath(path: string, products: ProductKeys): PathMatch {
  const folders = path.split('/');
  const stem = (folders.pop() ?? '').replace(/\.\w{1,5}$/, '');
  const own = ofName(stem, products) ?? inside(stem, products);
  for (const folder of folders.toReversed()) {
    const found = ofName(folder, products);
    if (!found || (own && own.value.length >= found.value.length)) continue;
    return matchOf({ ...found, rest: stem }, 'folder');
  }
  if (own) return matchOf(own, own.found.by);
  return { productSid: null, by: null, value: null, rest: '', several: [] };
}

interface Found {
  found: KeyedProducts;
  value: string;
  rest: string;
}

function matchOf({ found, value, rest }: Found, by: PathMatch['by']): PathMatch {
  const [only, ...others] = found.sids;
  if (only === undefined || others.length > 0)
    return { productSid: null, by: null, value, rest, several: found.sids };
  return { productSid: only, by, value, rest, several: [] };
}

/** The name, or what it begins with. */
function ofName(name: string, products: ProductKeys): Found | undefined {
  const beginnings = beginningsOf(name);
  for (const look of ['exact', 'folded', 'unpadded'] as const)
    for (const value of beginnings) {
      const found = products[look](value);
      if (found) return { found, value, rest: name.slice(value.length) };
    }
  return undefined;
}

/** A name, then less and less of it from its end on: `12-3_1`, `12-3`, `12`. */
function beginningsOf(name: string): string[] {
  const all: string[] = [];
  for (let rest: string | undefined = name.trim(); rest; rest = lastPart.exec(rest)?.[1]) all.push(rest);
  return all;
}

/** A number behind other words: `Foto 4711-A`. */
function inside(stem: string, products: ProductKeys): Found | undefined {
  const [first = '', ...others] = stem.split(separators).filter((part) => part !== '');
  if (ofCamera.test(first)) return undefined;
  for (const [index, part] of others.entries()) {
    const found = part.length >= leastInside && /\d/.test(part) ? products.exact(part) : undefined;
    if (found) return { found, value: part, rest: others.slice(index + 1).join('-') };
  }
  return undefined;
}
