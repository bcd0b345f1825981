import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Parameters } from '../../../resources/address/routes.ts';
import type { KeysOfPage } from './Reading.ts';
import { namedIn, type Named } from './namedIn.ts';

/** Which page it is: a screen, or the call of the same name. */
export interface PageMade {
  screen: string;
  parameters: Parameters;
  /** As in the address. */
  query: unknown;
  /** What is read for it. */
  data: unknown;
}

/** Lists that are cut here are in an order that a name which is not shown can change. */
const cutLists = Object.entries({ retailers: 40, connected: 60, orgas: 200, lines: 200 });

/**
 * Of which keys of each source a page is made, as far as that is known; what is read besides counts as a whole. Which
 * keys a source has says the migration that has it followed. `#` stands for what there is of a kind at all; a key behind
 * `=` for what other pages show of a record, one behind `!` for whether it is there.
 */
export function keysOfPage({ screen, parameters, query, data }: PageMade): KeysOfPage {
  const { orgaSid = '', productSid = '', categorySid = '' } = parameters;
  switch (screen) {
    case 'product': {
      const named = namedIn(data, { orgaSid });
      const own = `${orgaSid}/${productSid}`;
      const [category = ''] = categoriesOf(data, 'mainCategory');
      return {
        ...(named && cards(named, data)),
        ...(named && { product: [...elsewhere(named.products), own, `${orgaSid}/#`] }),
        ...(named && { variant_group: [own, ...named.products] }),
        ...(named && { attribute: [...named.attributes, '#'] }),
        // Where it shows none it may name one that is yet to come.
        ...(named && named.lines.size > 0 && { product_line: named.lines }),
        category_closure: [category],
        category_product: [category],
        product_relation: [own],
        document: [own],
        retailer_data: [own],
        orga_connection: [orgaSid],
      };
    }
    case 'category': {
      const named = namedIn(data, { kind: 'category', orgaSid: textOf(partOf(query, 'orga')) });
      const own = [categorySid];
      return {
        ...(named && cards(named, data)),
        ...(named && { attribute: [...named.attributes, '#'], product_line: named.lines }),
        ...(named && { category: [...elsewhere(named.categories), ...own, '#'] }),
        category_relation: own,
        category_closure: own,
        category_count: [...own, ...categoriesOf(data, 'children')],
        category_product: [...own, ...categoriesOf(data, 'children')],
        product_title: own,
        variant_group: [...own, ...(named?.products ?? [])],
        product_facet: own,
        facet_count: own,
      };
    }
    case 'orga': {
      const named = namedIn(data, { kind: 'orga', orgaSid });
      const line = textOf(partOf(query, 'line'));
      return {
        ...(named && cards(named, data)),
        ...(named && !isCut(data) && { orga: [...elsewhere(named.orgas), orgaSid, '#'] }),
        ...(named && {
          product_line: [...named.lines, ...(line === undefined ? [] : [`${orgaSid}/${line}`])],
        }),
        ...(named && { category_count: [...named.orgas].map((sid) => `of ${sid}`) }),
        category_product: [`of ${orgaSid}`],
        product_title: [`of ${orgaSid}`],
        variant_group: [`of ${orgaSid}`],
        category_relation: [rootCategory],
        orga_info: [orgaSid],
        orga_connection: [orgaSid],
        document: [`${orgaSid}/#`],
      };
    }
    case 'start':
    case 'categories': {
      const named = namedIn(data, {});
      if (!named) return {};
      const all = [rootCategory, ...named.categories];
      return {
        ...cards(named, data),
        product: [...elsewhere(named.products), '#picture'],
        image: [...named.hashes, '#'],
        category_relation: all,
        category_count: all,
        category_product: all,
      };
    }
    case 'shortlist': {
      const named = namedIn(data, {});
      const asked = productsOf(query);
      return named ? { ...cards(named, data), product: elsewhere([...named.products, ...asked]) } : {};
    }
    case 'comparison': {
      const named = namedIn(data, {});
      if (!named) return {};
      const asked = productsOf(query);
      return {
        ...cards(named, data),
        product: [...elsewhere(asked), ...asked],
        attribute: [...named.attributes, '#'],
      };
    }
    case 'orgas': {
      // Whom a text finds depends on what those have that it does not find.
      const named = textOf(partOf(query, 'text')) ? undefined : namedIn(data, {});
      return named
        ? { image: picturesOf(named), category_count: [...named.orgas].map((sid) => `of ${sid}`) }
        : {};
    }
    default:
      return {};
  }
}

/** The same of a product as cards show it, with its variants; nothing is said of what names other things. */
export function keysOfCard(card: unknown): KeysOfPage {
  const named = namedIn(card, {});
  return named ? { ...cards(named, card), variant_group: named.products } : {};
}

/** Those that an address names. */
function productsOf(query: unknown): string[] {
  return [partOf(query, 'product') ?? []].flat().flatMap((ids) => String(ids).split(','));
}

/** What cards, lists and paths show. A company or category that comes may be one that is named already. */
function cards(named: Named, data: unknown): KeysOfPage {
  return {
    product: elsewhere(named.products),
    category: [...elsewhere(named.categories), '#'],
    image: picturesOf(named),
    file: named.hashes,
    ...(isCut(data) ? {} : { orga: [...elsewhere(named.orgas), '#'] }),
  };
}

/** Of records, what pages show that are not their own. */
function elsewhere(keys: Iterable<string>): string[] {
  return [...keys].map((key) => `=${key}`);
}

/** Those that are shown, and those that may come for the companies that are named. */
function picturesOf({ hashes, orgas }: Named): string[] {
  return [...hashes, ...[...orgas].map((sid) => `${sid}/#`)];
}

function isCut(data: unknown): boolean {
  return cutLists.some(([name, most]) => {
    const list = partOf(data, name);
    return Array.isArray(list) && list.length >= most;
  });
}

/** The sids of a part of the data. */
function categoriesOf(data: unknown, name: 'mainCategory' | 'children'): string[] {
  return [...(namedIn(partOf(data, name), { kind: 'category' })?.categories ?? [])];
}

function partOf(of: unknown, name: string): unknown {
  const { [name]: part }: Readonly<Record<string, unknown>> = Object(of);
  return part;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The same on other platforms: there it is only asked whether they have the record (behaviour B30). */
export function keysElsewhere({ parameters }: Pick<PageMade, 'parameters'>): KeysOfPage {
  const { orgaSid = '', productSid = '', categorySid = '' } = parameters;
  return { product: [`!${orgaSid}/${productSid}`], orga: [`!${orgaSid}`], category_relation: [categorySid] };
}
