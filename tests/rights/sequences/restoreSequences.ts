import { beforeAll, describe, expect, it } from 'vitest';
import { movedBetween } from '../companySums.ts';
import { holders, type Holder } from './holders.ts';
import type { IsMade } from './Made.ts';
import type { SequenceWorld } from './sequenceWorld.ts';

/** A record of alpenfenster: where it is, how it is made and changed, and who keeps such records (behaviour B40, B41). */
interface Kept {
  /** Behind `/api/import/`. */
  url: string;
  before: object;
  after: object;
  keepers: 'companies' | 'products';
}

const orgaSid = 'alpenfenster';
const product = (title: string) => ({
  orgaInfo: { sid: orgaSid },
  sid: 'neu',
  productInfo: { articleNumber: 'NEU', title: { de: title } },
  categories: { mainCategory: { sid: 'fenster' } },
});
const offer = { orgaSid, manufacturerSid: 'andere', productSid: 'a1' };
const connection = { orgaSid, connectedSid: 'andere' };
const profile = { orgaSid, sid: 'neu', format: 'json', language: 'all' };

const kept: Record<string, Kept> = {
  product: {
    url: 'product/CH/alpenfenster/neu',
    before: product('Vorher'),
    after: product('Nachher'),
    keepers: 'products',
  },
  'product-line': {
    url: 'product-line/CH/alpenfenster/neu',
    before: { orgaSid, sid: 'neu', title: { de: 'Vorher' } },
    after: { orgaSid, sid: 'neu', title: { de: 'Nachher' } },
    keepers: 'products',
  },
  'export-profile': {
    url: 'export-profile/CH/alpenfenster/neu',
    before: { ...profile, name: 'Vorher' },
    after: { ...profile, name: 'Nachher' },
    keepers: 'products',
  },
  'orga-info': {
    url: 'orga-info/CH/alpenfenster/it',
    before: { orgaSid, language: 'it', headline: 'Prima' },
    after: { orgaSid, language: 'it', headline: 'Dopo' },
    keepers: 'companies',
  },
  mapping: {
    url: 'mapping/CH/alpenfenster/neu',
    before: { orgaSid, sid: 'neu', name: 'Vorher' },
    after: { orgaSid, sid: 'neu', name: 'Nachher' },
    keepers: 'companies',
  },
  retailer: {
    url: 'retailer/CH/alpenfenster/andere/a1',
    before: { ...offer, link: 'https://shop.example/vorher' },
    after: { ...offer, link: 'https://shop.example/nachher' },
    keepers: 'companies',
  },
  'orga-connection': {
    url: 'orga-connection/CH/alpenfenster/andere',
    before: { ...connection, role: 'partner' },
    after: { ...connection, role: 'retailer' },
    keepers: 'companies',
  },
};

const changes = ['created', 'changed', 'deleted'] as const;

/** By hand: whose change of a record of alpenfenster may be taken back by a holder. */
function mayUndo({ rights, covers }: Holder, { keepers }: Kept): boolean {
  const keepsProducts = rights.some(
    ({ right, orgaCountry }) =>
      right === 'EDIT_PRODUCTS' &&
      (!orgaCountry || (orgaCountry.sid === orgaSid && orgaCountry.country === 'CH')),
  );
  return covers.includes(orgaSid) || (keepers === 'products' && keepsProducts);
}

/**
 * Declares the tests of what follows the making, changing and deleting of a record: somebody who holds other rights by
 * then takes it back. It moves where they may make, change or delete it themselves, and nowhere else.
 */
export function restoreSequences(worldNow: () => SequenceWorld, isMade: IsMade): void {
  let world: SequenceWorld;
  beforeAll(() => {
    world = worldNow();
  });

  describe.each(Object.entries(kept))('A change of a record of %s', (name, record) => {
    it.each(changes)('that %s it is taken back by whoever may do so now', async (kind) => {
      const undoers = holders.filter((holder) => isMade(name, kind, 'is taken back with', holder.name));
      if (undoers.length === 0) return;
      const id = await make(record, kind);
      const before = await world.sums();
      const allowed: Holder[] = [];
      for (const holder of undoers) {
        await world.give('other', holder.rights);
        const query = mayUndo(holder, record) ? '?dryRun=true' : '';
        const answer = await world.call('other', 'POST', `/import/change/${id}/undo${query}`);
        expect(answer.statusCode, holder.name).toBe(query ? 200 : 404);
        expect(movedBetween(before, await world.sums()), holder.name).toEqual([]);
        if (query) allowed.push(holder);
      }
      const one = allowed.at(id % allowed.length);
      if (!one) return;
      await world.give('other', one.rights);
      const undone = await world.call('other', 'POST', `/import/change/${id}/undo`);
      expect(undone.statusCode, one.name).toBe(200);
      expect(movedBetween(before, await world.sums()), one.name).toEqual([orgaSid]);
    });
  });

  /** Has a record made, changed or deleted by the administrator; answers the number of that change. */
  async function make({ url, before, after }: Kept, kind: (typeof changes)[number]): Promise<number> {
    await world.call('root', 'DELETE', `/import/${url}`);
    const put = (body: object, headers: Record<string, string>) =>
      world.call('root', 'PUT', `/import/${url}`, body, headers);
    expect((await put(before, { 'if-none-match': '*' })).statusCode, url).toBe(201);
    if (kind === 'changed') expect((await put(after, {})).statusCode, url).toBe(200);
    if (kind === 'deleted')
      expect((await world.call('root', 'DELETE', `/import/${url}`)).statusCode).toBe(204);
    const [newest] = (await world.call('root', 'GET', '/import/audit?range=[0,0]')).json() as {
      id: number;
    }[];
    return newest?.id ?? 0;
  }
}
