import { z } from 'zod';
import type { Catalogue, Where } from './openCatalogue.ts';
import type { Server } from './openServer.ts';
import type { Shown } from './shown.ts';

const product = z.object({ orgaSid: z.string(), productSid: z.string() });
const category = z.object({ sid: z.string(), name: z.string() });
const orga = category;
const productLine = z.object({ sid: z.string(), orgaSid: z.string(), title: z.string() });

const searchAnswer = z.object({
  kind: z.enum(['product', 'category', 'orga', 'productLine']),
  /** By kind. */
  totals: z.record(z.string(), z.number()),
  products: z.array(product),
  categories: z.array(category),
  orgas: z.array(orga),
  productLines: z.array(productLine),
});
const suggestAnswer = z.object({
  productSuggestions: z.array(product),
  categorySuggestions: z.array(category),
  orgaSuggestions: z.array(orga),
  productLineSuggestions: z.array(productLine),
});

/** What the search page shows first. */
export interface SearchShown {
  /** Of one kind, in their order. */
  shown: Shown[];
  isOfProducts: boolean;
  /** Of all kinds. */
  total: number;
  milliseconds: number;
}

/** The first `size` hits, of the kind that a visitor gets to see without choosing one. */
export async function readSearch(
  server: Server,
  catalogue: Catalogue,
  where: Where,
  text: string,
  size: number,
): Promise<SearchShown> {
  const call = {
    platform: where.platform,
    path: ['search'],
    query: { lang: where.language, text, size, page: 1 },
  };
  const { answer, milliseconds } = await server.ask(call, searchAnswer);
  if (!answer) return { shown: [], isOfProducts: true, total: 0, milliseconds };
  const products = await Promise.all(
    answer.products.map(({ orgaSid, productSid }) => catalogue.product(where, orgaSid, productSid)),
  );
  return {
    shown: [...products, ...namedOf(answer)],
    isOfProducts: answer.kind === 'product',
    total: Object.values(answer.totals).reduce((sum, total) => sum + total, 0),
    milliseconds,
  };
}

/** Everything that is suggested for a text; products last, each asked for only when it is its turn. */
export async function* readSuggestions(
  server: Server,
  catalogue: Catalogue,
  where: Where,
  text: string,
): AsyncGenerator<Shown> {
  const call = { platform: where.platform, path: ['suggest'], query: { lang: where.language, text } };
  const { answer } = await server.ask(call, suggestAnswer);
  if (!answer) return;
  yield* namedOf({
    categories: answer.categorySuggestions,
    orgas: answer.orgaSuggestions,
    productLines: answer.productLineSuggestions,
  });
  for (const { orgaSid, productSid } of answer.productSuggestions)
    yield catalogue.product(where, orgaSid, productSid);
}

/** What is no product is known as it is shown. */
function namedOf({
  categories,
  orgas,
  productLines,
}: Pick<z.infer<typeof searchAnswer>, 'categories' | 'orgas' | 'productLines'>): Shown[] {
  return [
    ...categories.map(({ sid, name }) => ({ key: `category:${sid}`, title: name, category: sid })),
    ...orgas.map(({ sid, name }) => ({ key: `orga:${sid}`, title: name, orga: sid })),
    ...productLines.map(({ sid, orgaSid, title }) => ({
      key: `productLine:${orgaSid}/${sid}`,
      title,
      orga: orgaSid,
    })),
  ];
}
