import { beforeAll, describe, expect, it } from 'vitest';
import { movedBetween } from '../companySums.ts';
import { companies, holders } from './holders.ts';
import { canaryOf, sentFiles } from './sentFiles.ts';
import type { IsMade } from './Made.ts';
import type { SequenceWorld } from './sequenceWorld.ts';

const files = ['parts of two companies under the first', 'products in JSON'] as const;
const both = companies.map((sid) => ({ right: 'COMPANY', orgaCountry: { sid, country: 'CH' } }) as const);

/**
 * Declares the tests of what is asked for by somebody whose rights change while it waits for others: what they may do
 * when it is done counts.
 */
export function waitingSequences(worldNow: () => SequenceWorld, isMade: IsMade): void {
  let world: SequenceWorld;
  let turn = 0;
  beforeAll(() => {
    world = worldNow();
  });

  async function handIn(kind: string) {
    const file = await sentFiles[kind]?.((turn += 1));
    if (!file) throw new Error(`No file is called ${kind}.`);
    return { file, id: await world.handIn(file) };
  }

  /** Does something that waits for what `hold` locks; the rights become others before it goes on. */
  async function meanwhile<T>(
    hold: (tx: Parameters<Parameters<SequenceWorld['database']['write']['begin']>[0]>[0]) => Promise<unknown>,
    act: () => Promise<T>,
    change: () => Promise<void>,
  ): Promise<T> {
    const started: Promise<T>[] = [];
    await world.database.write.begin(async (tx) => {
      await hold(tx);
      started.push(act());
      const waiting = () => world.database.write`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
      await change();
    });
    const [act1] = started;
    if (!act1) throw new Error('It never began.');
    return act1;
  }

  describe.each(files)('While the undo of an import of %s waits', (kind) => {
    it('for another import of the company, a right that goes takes what it covered along', async () => {
      for (const { name, rights, covers } of holders) {
        if (!isMade(kind, 'undo waits with', name)) continue;
        const { file, id } = await handIn(kind);
        await world.run(id);
        await world.give('other', both);
        const before = await world.sums();
        const seen = file.touches.filter((orga) => covers.some((own) => own === orga));
        const answer = await meanwhile(
          (tx) => tx`select pg_advisory_xact_lock(hashtextextended('import CH alpenfenster', 0))`,
          () => world.call('other', 'POST', `/import/report/${id}/undo`),
          () => world.give('other', rights),
        );
        expect(answer.statusCode, name).toBe(seen.length ? 200 : 404);
        expect(movedBetween(before, await world.sums()), name).toEqual(seen);
      }
    });
  });

  it('While the undo of a change waits for who writes the record, a right that goes forbids it', async () => {
    for (const { name, rights, covers } of holders) {
      if (!isMade('a change waits with', name)) continue;
      const url = '/import/orga-info/CH/alpenfenster/en';
      const body = { orgaSid: 'alpenfenster', language: 'en', headline: name };
      const put = await world.call('root', 'PUT', url, body);
      if (put.statusCode === 404) await world.call('root', 'PUT', url, body, { 'if-none-match': '*' });
      const [newest] = (await world.call('root', 'GET', '/import/audit?range=[0,0]')).json() as {
        id: number;
      }[];
      await world.give('other', both);
      const before = await world.sums();
      const answer = await meanwhile(
        (tx) => tx`select from orga_info where orga_sid = 'alpenfenster' for update`,
        () => world.call('other', 'POST', `/import/change/${newest?.id}/undo`),
        () => world.give('other', rights),
      );
      const isCovered = covers.includes('alpenfenster');
      expect(answer.statusCode, name).toBe(isCovered ? 200 : 404);
      expect(movedBetween(before, await world.sums()), name).toEqual(isCovered ? ['alpenfenster'] : []);
    }
  });

  it('While somebody follows an import, a right that goes ends what they see of it', async () => {
    for (const { name, rights, covers } of holders) {
      if (!isMade('an import is followed with', name)) continue;
      const { id } = await handIn('products in JSON');
      await world.give('other', both);
      const followed = world.call('other', 'GET', `/import/report/${id}/events`);
      await world.give('other', rights);
      await world.run(id);
      const isCovered = covers.includes('alpenfenster');
      expect((await followed).payload.includes('event: done'), name).toBe(isCovered);
      await world.call('root', 'POST', `/import/report/${id}/undo`);
    }
  });

  it('While a sender waits for the answer, a right that goes refuses file and answer', async () => {
    for (const { name, rights, covers } of holders) {
      if (!isMade('a sender waits with', name)) continue;
      const file = await sentFiles['products in JSON']?.((turn += 1));
      if (!file) continue;
      await world.give('sender', both);
      const before = await world.sums();
      const type = { 'content-type': 'application/json' };
      const sent = world.call('sender', file.method, `/import/${file.url}`, file.body, type);
      const queued = () => world.database.write<{ id: string }[]>`
        select id from import_report where state = 'queued' and job is not null`;
      await expect.poll(async () => (await queued()).length).toBe(1);
      const [{ id } = { id: '' }] = await queued();
      await world.give('sender', rights);
      await world.run(id);
      const isCovered = covers.includes('alpenfenster');
      const answer = await sent;
      expect(answer.statusCode, name).toBe(isCovered ? 200 : 403);
      if (!isCovered) expect(answer.payload, name).not.toContain(canaryOf('alpenfenster'));
      expect(movedBetween(before, await world.sums()), name).toEqual(isCovered ? ['alpenfenster'] : []);
    }
  });
}
