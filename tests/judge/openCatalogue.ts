import { z } from 'zod';
import { foldedCode, type Shown } from './shown.ts';
import type { Server } from './openServer.ts';

/** Products of one page of a list; the most that the server gives. */
const pageSize = 100;

const sids = z.array(z.object({ sid: z.string() }));
const categoryAnswer = z.object({ children: sids });
const title = z.object({ text: z.string() });
const productAnswer = z.object({
  orgaSid: z.string(),
  productSid: z.string(),
  title,
  articleNumber: z.string(),
  gtins: z.array(z.string()),
  mainCategory: z.object({ sid: z.string() }),
});
const listAnswer = z.object({
  total: z.number(),
  items: z.array(z.object({ orgaSid: z.string(), productSid: z.string(), title })),
});

export interface Where {
  platform: string;
  language: string;
}
/** A product of a list: only its title is known. */
export interface Listed {
  key: string;
  title: string;
}

/** What a platform shows apart from the search, each thing asked for once. */
export interface Catalogue {
  /** A category and all below it; undefined where the platform has none of that sid. */
  subtree(platform: string, category: string): Promise<ReadonlySet<string> | undefined>;
  /** A product with all that an answer may say of it. */
  product(where: Where, orga: string, sid: string): Promise<Shown>;
  /** The products of a category, of a company or of all, page after page. */
  list(where: Where, category: string | undefined, orga: string | undefined): AsyncGenerator<Listed[]>;
}

export function openCatalogue(server: Server): Catalogue {
  const children = once(async (platform: string, category: string) => {
    const call = { platform, path: ['category', category], query: { size: 1 } };
    const { answer } = await server.ask(call, categoryAnswer);
    return answer?.children.map(({ sid }) => sid);
  });
  const page = once(
    async (platform: string, lang: string, category: string, orga: string, number: string) => {
      const call = {
        platform,
        path: ['products'],
        query: {
          lang,
          size: pageSize,
          page: number,
          category: category || undefined,
          orga: orga || undefined,
        },
      };
      const { answer } = await server.ask(call, listAnswer);
      return answer ?? { total: 0, items: [] };
    },
  );
  const product = once(async (platform: string, lang: string, orga: string, sid: string) => {
    const call = { platform, path: ['product', orga, sid], query: { lang } };
    const { answer } = await server.ask(call, productAnswer);
    return answer;
  });
  return {
    async subtree(platform, category) {
      const first = await children(platform, category);
      if (!first) return undefined;
      const all = new Set([category, ...first]);
      for (const sid of all) for (const child of (await children(platform, sid)) ?? []) all.add(child);
      return all;
    },
    async product({ platform, language }, orga, sid) {
      const found = await product(platform, language, orga, sid);
      const key = `${orga}/${sid}`;
      // Gone since it was shown: it is right by its sid alone.
      if (!found) return { key, title: '', orga, codes: [sid, key].map(foldedCode) };
      const { articleNumber, gtins } = found;
      return {
        key,
        title: found.title.text,
        category: found.mainCategory.sid,
        orga,
        codes: [articleNumber, ...gtins, sid, key].map(foldedCode),
      };
    },
    async *list({ platform, language }, category, orga) {
      for (let number = 1, seen = 0; ; number += 1) {
        const { total, items } = await page(platform, language, category ?? '', orga ?? '', String(number));
        yield items.map((one) => ({ key: `${one.orgaSid}/${one.productSid}`, title: one.title.text }));
        seen += items.length;
        if (items.length === 0 || seen >= total) return;
      }
    },
  };
}

/** Asks for each thing once. */
function once<Key extends string[], T>(ask: (...key: Key) => Promise<T>): (...key: Key) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (...key) => {
    const name = JSON.stringify(key);
    const known = asked.get(name);
    if (known) return known;
    const asking = ask(...key);
    asked.set(name, asking);
    return asking;
  };
}
