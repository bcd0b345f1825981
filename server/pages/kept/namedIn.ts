import { isRow } from '../../../resources/shape.ts';

/** What the data of a page name, by which the feed tells of it. */
export interface Named {
  /** `orgaSid/productSid` of the product itself and of cards. */
  products: Set<string>;
  orgas: Set<string>;
  categories: Set<string>;
  attributes: Set<string>;
  /** `orgaSid/sid`. */
  lines: Set<string>;
  /** Of pictures and documents. */
  hashes: Set<string>;
}

type Kind = 'orga' | 'category' | 'attribute' | 'line' | 'advertisement';

/** What a `sid` below a property is one of. */
const kinds: Readonly<Record<string, Kind>> = {
  orgas: 'orga',
  retailers: 'orga',
  connected: 'orga',
  categories: 'category',
  children: 'category',
  pathFromRoot: 'category',
  mainCategory: 'category',
  attributes: 'attribute',
  axes: 'attribute',
  facets: 'attribute',
  lines: 'line',
  line: 'line',
  productLine: 'line',
  advertisements: 'advertisement',
};

/**
 * Everything that the data of a page name; undefined where they name something that is none of these kinds.
 * @param own what the page itself is about, and its company where it has one
 */
export function namedIn(
  data: unknown,
  own: { kind?: Kind; orgaSid?: string | undefined },
): Named | undefined {
  const named: Named = {
    products: new Set(),
    orgas: new Set(),
    categories: new Set(),
    attributes: new Set(),
    lines: new Set(),
    hashes: new Set(),
  };
  let isKnown = true;

  function add(kind: Kind | undefined, sid: string, orgaSid: string | undefined): void {
    if (kind === 'orga') named.orgas.add(sid);
    else if (kind === 'category') named.categories.add(sid);
    else if (kind === 'attribute') named.attributes.add(sid);
    else if (kind === 'line' && orgaSid !== undefined) named.lines.add(`${orgaSid}/${sid}`);
    else if (kind !== 'advertisement') isKnown = false;
  }

  function walk(value: unknown, kind: Kind | undefined, orgaSid: string | undefined): void {
    if (Array.isArray(value)) for (const one of value) walk(one, kind, orgaSid);
    else if (isRow(value)) {
      const { sid, orgaSid: of, productSid, hash, file } = value;
      const company = typeof of === 'string' ? of : orgaSid;
      if (company !== undefined) named.orgas.add(company);
      if (typeof sid === 'string') add(kind, sid, company);
      if (typeof productSid === 'string' && company !== undefined)
        named.products.add(`${company}/${productSid}`);
      for (const one of [hash, file]) if (typeof one === 'string') named.hashes.add(one);
      for (const name in value) {
        const part = value[name];
        // Most are texts and numbers, which name nothing by themselves.
        if (typeof part === 'object' && part !== null) walk(part, kinds[name] ?? kind, company);
      }
    }
  }

  walk(data, own.kind, own.orgaSid);
  return isKnown ? named : undefined;
}
