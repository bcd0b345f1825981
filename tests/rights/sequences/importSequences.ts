import { beforeAll, describe, expect, it } from 'vitest';
import { movedBetween } from '../companySums.ts';
import { companies, holders } from './holders.ts';
import type { IsMade } from './Made.ts';
import { canaryOf, sentFiles } from './sentFiles.ts';
import type { SequenceWorld } from './sequenceWorld.ts';

const people = ['sender', 'other'] as const;
type Person = (typeof people)[number];
const pairs = holders.flatMap((holder) => people.map((person) => [holder, person] as const));

let turn = 0;

/**
 * Declares the tests of what follows an import: somebody who holds other rights by then, its sender or somebody else,
 * reads its report in all ways and undoes it. What moves is what they cover of what the import touched.
 */
export function importSequences(worldNow: () => SequenceWorld, isMade: IsMade): void {
  let world: SequenceWorld;
  beforeAll(() => {
    world = worldNow();
  });

  async function imported(kind: string) {
    const file = await sentFiles[kind]?.((turn += 1));
    if (!file) throw new Error(`No file is called ${kind}.`);
    const before = await world.sums();
    const id = await world.handIn(file);
    await world.run(id);
    const after = await world.sums();
    expect(movedBetween(before, after)).toEqual(file.touches);
    return { id, file, before, after };
  }

  describe.each(Object.keys(sentFiles))('After an import of %s', (kind) => {
    it('is read only what the reader covers, by whoever covers some of it', async () => {
      const readers = pairs.filter(([{ name }, person]) => isMade(kind, 'is read by', person, 'with', name));
      if (readers.length === 0) return;
      const { id, file, after } = await imported(kind);
      for (const [{ name, rights, covers }, person] of readers) {
        await world.give(person, rights);
        const seen = file.touches.filter((orga) => covers.some((own) => own === orga));
        const about = `${person} with ${name}`;
        const report = await world.call(person, 'GET', `/import/report/${id}`);
        expect(report.statusCode, about).toBe(seen.length ? 200 : 404);
        const events = await world.call(person, 'GET', `/import/report/${id}/events`);
        expect(events.statusCode, about).toBe(seen.length ? 200 : 404);
        const marked = await world.call(person, 'GET', `/import/report/${id}/xlsx`);
        expect(marked.statusCode, about).toBe(seen.length && file.type ? 200 : 404);
        const ids = await listed(person);
        expect(ids.includes(id), about).toBe(seen.length > 0);
        const rehearsed = await world.call(person, 'POST', `/import/report/${id}/undo?dryRun=true`);
        expect(rehearsed.statusCode, about).toBe(seen.length ? 200 : 404);
        const text = [report, events, rehearsed].map(({ payload }) => payload).join(' ');
        for (const company of companies)
          if (!seen.includes(company)) expect(text, about).not.toContain(canaryOf(company));
        if (!seen.length) continue;
        const rest = file.touches.length - seen.length;
        expect(report.json(), about).toMatchObject({
          othersCount: rest,
          changeCount: report.json().changes.length,
        });
        expect(rehearsed.json(), about).toMatchObject({ othersCount: rest, keptCount: 0 });
      }
      expect(await world.sums()).toEqual(after);
      expect((await world.call('root', 'POST', `/import/report/${id}/undo`)).statusCode).toBe(200);
    });

    it('is undone only what they cover who undo it, and the rest by who covers it', async () => {
      for (const [{ name, rights, covers }, person] of pairs) {
        if (!isMade(kind, 'is undone by', person, 'with', name)) continue;
        const { id, file, before, after } = await imported(kind);
        await world.give(person, rights);
        const seen = file.touches.filter((orga) => covers.some((own) => own === orga));
        const undone = await world.call(person, 'POST', `/import/report/${id}/undo`);
        const about = `${person} with ${name}`;
        expect(undone.statusCode, about).toBe(seen.length ? 200 : 404);
        const now = await world.sums();
        expect(movedBetween(after, now), about).toEqual(seen);
        const isWhole = seen.length === file.touches.length;
        expect(await world.stateOf(id), about).toBe(isWhole ? 'undone' : 'applied');
        if (seen.length) {
          const again = await world.call(person, 'POST', `/import/report/${id}/undo`);
          expect(again.statusCode, about).toBe(409);
          expect(await world.sums(), about).toEqual(now);
        }
        const rest = await world.call('root', 'POST', `/import/report/${id}/undo`);
        expect(rest.statusCode, about).toBe(isWhole ? 409 : 200);
        expect(await world.sums(), about).toEqual(before);
      }
    });

    it('and before it has run, a right that is gone refuses it', async () => {
      for (const { name, rights, covers } of holders) {
        if (!isMade(kind, 'waits for a sender with', name)) continue;
        const file = await sentFiles[kind]?.((turn += 1));
        if (!file) continue;
        const before = await world.sums();
        const id = await world.handIn(file);
        await world.give('sender', rights);
        await world.run(id);
        const isCovered = file.touches.every((orga) => covers.some((own) => own === orga));
        expect(await world.stateOf(id), name).toBe(isCovered ? 'applied' : 'refused');
        expect(movedBetween(before, await world.sums()), name).toEqual(isCovered ? file.touches : []);
        if (isCovered) await world.call('root', 'POST', `/import/report/${id}/undo`);
      }
    });
  });

  async function listed(person: Person): Promise<string[]> {
    const url = '/import/report?platform=CH';
    const lists = ['', ...companies.map((sid) => `&orga=${sid}`)];
    const ids = new Set<string>();
    for (const more of lists) {
      const answer = await world.call(person, 'GET', `${url}${more}`);
      if (answer.statusCode === 200) for (const { id } of answer.json() as { id: string }[]) ids.add(id);
    }
    return [...ids];
  }
}
