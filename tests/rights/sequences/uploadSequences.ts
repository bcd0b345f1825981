import { beforeAll, describe, expect, it } from 'vitest';
import { form, photo } from '../../calls/examples.ts';
import type { Method } from '../../setup/calls.ts';
import { movedBetween } from '../companySums.ts';
import { holders, type Company, type Holder } from './holders.ts';
import type { IsMade } from './Made.ts';
import type { SequenceWorld } from './sequenceWorld.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** By hand: does a holder keep the products, pictures and documents of this company (behaviour B41)? */
function keeps({ rights, covers }: Holder, company: Company): boolean {
  const isCovered = covers.includes(company);
  return (
    isCovered ||
    rights.some(({ right, orgaCountry }) => right === 'EDIT_PRODUCTS' && isOf(orgaCountry, company))
  );
}

function isOf(orga: { sid: string; country: string } | undefined, company: Company): boolean {
  return !orga || (orga.sid === company && orga.country === 'CH');
}

/**
 * Declares the tests of what others do with an upload of alpenfenster: attach it to their own records or to its, say
 * something else of it, take it away. Only who keeps both the upload and the record moves anything.
 */
export function uploadSequences(worldNow: () => SequenceWorld, isMade: IsMade): void {
  let world: SequenceWorld;
  let picture = '';
  let document = '';
  beforeAll(async () => {
    world = worldNow();
    const upload = async (url: string, bytes: Uint8Array, name: string) => {
      const { body, headers } = await form(bytes, name, { orgaSid: 'alpenfenster' });
      const answer = await world.call('root', 'POST', url, body, headers);
      expect(answer.statusCode, answer.payload).toBe(201);
      return (answer.json() as { hash: string }).hash;
    };
    picture = await upload('/import/image/CH/productImage', await photo(), 'a.png');
    document = await upload('/import/file/CH', pdf, 'a.pdf');
  });

  /** The step, whose right it takes, and the answer to who has it. */
  const steps: Record<
    string,
    () => { method: Method; url: string; body?: unknown; of: Company; answer: number }
  > = {
    'to a product of another company': () => ({
      method: 'PUT',
      url: '/import/product/CH/andere/a1',
      body: productOf('andere', 'a1', picture),
      of: 'andere',
      answer: 422,
    }),
    'to a product of its own': () => ({
      method: 'PUT',
      url: '/import/product/CH/alpenfenster/p1',
      body: productOf('alpenfenster', 'p1', picture),
      of: 'alpenfenster',
      answer: 200,
    }),
    'as a document of another company': () => ({
      method: 'POST',
      url: '/import/document/CH',
      body: documentOf('andere', document),
      of: 'andere',
      answer: 422,
    }),
    'as a document of its own': () => ({
      method: 'POST',
      url: '/import/document/CH',
      body: documentOf('alpenfenster', document),
      of: 'alpenfenster',
      answer: 201,
    }),
    'with other words': () => ({
      method: 'PUT',
      url: `/import/image/CH/alpenfenster/productImage/${picture}`,
      body: { orgaSid: 'alpenfenster', kind: 'productImage', hash: picture, alt: { de: 'Anders' } },
      of: 'alpenfenster',
      answer: 200,
    }),
  };

  describe.each(Object.keys(steps))('An upload of a company is attached %s', (name) => {
    it('by who keeps both, and by nobody else', async () => {
      const step = steps[name]?.();
      if (!step) return;
      const { method, url, body, of, answer: expected } = step;
      // Who may goes last, so that there is nothing yet that the others could seem to have done.
      const sorted = holders.toSorted((one, other) => Number(keeps(one, of)) - Number(keeps(other, of)));
      let isDone = false;
      for (const holder of sorted) {
        if (!isMade('an upload is attached', name, 'with', holder.name)) continue;
        await world.give('other', holder.rights);
        const before = await world.sums();
        const answer = await world.call('other', method, url, body);
        const isAllowed = keeps(holder, of);
        const again = method === 'POST' && isDone ? 409 : expected;
        expect(answer.statusCode, `${holder.name}: ${answer.payload}`).toBe(isAllowed ? again : 403);
        const moves: boolean = isAllowed && expected < 300 && !isDone;
        expect(movedBetween(before, await world.sums()), holder.name).toEqual(moves ? [of] : []);
        isDone ||= moves;
      }
    });
  });

  it('An upload of a company is taken away by nobody who does not keep it', async () => {
    for (const holder of holders) {
      if (keeps(holder, 'alpenfenster')) continue;
      await world.give('other', holder.rights);
      const before = await world.sums();
      for (const [index, url] of [
        `/import/image/CH/productImage/${picture}?orgaSid=alpenfenster`,
        `/import/image/CH/productImage/${picture}?orgaSid=andere`,
        `/import/image/CH/productImage/${picture}`,
        `/import/file/CH/alpenfenster/${document}`,
        `/import/file/CH/andere/${document}`,
      ].entries()) {
        if (!isMade('an upload is taken away', String(index), 'with', holder.name)) continue;
        const { statusCode } = await world.call('other', 'DELETE', url);
        expect([403, 404], `${holder.name} ${url}`).toContain(statusCode);
      }
      expect(movedBetween(before, await world.sums()), holder.name).toEqual([]);
    }
  });
}

function productOf(company: Company, sid: string, hash: string) {
  return {
    orgaInfo: { sid: company },
    sid,
    productInfo: { articleNumber: sid.toUpperCase(), title: { de: 'Mit Bild' }, images: [hash] },
    categories: { mainCategory: { sid: 'fenster' } },
  };
}

function documentOf(orgaSid: Company, file: string) {
  return { orgaSid, sid: 'blatt', title: { de: 'Blatt' }, kind: 'dataSheet', language: 'de', file };
}
