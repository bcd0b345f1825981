import { closeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeKeptFile } from './keptFile.ts';
import { shelf } from './shelf.ts';

const shelves = (fd: number) => [0, 1].map((nth) => shelf({ fd, nth, processes: 2 }, 0, 100_000));

const text = (record: Buffer, of: number) => `${of} ${record.toString()}`;

it('A process reads its own record first, then those of others, and what it refuses is looked for further', () => {
  const [one, other] = shelves(makeKeptFile());
  one?.set(7, [Buffer.from('of one')]);
  expect(other?.find(7, text)).toBe('0 of one');
  other?.set(7, [Buffer.from('of the other')]);
  expect([one?.find(7, text), other?.find(7, text)]).toEqual(['0 of one', '1 of the other']);
  expect(other?.find(7, (record, of) => (of === 1 ? undefined : text(record, of)))).toBe('0 of one');
  expect(one?.get(7, 1)?.toString()).toBe('of the other');
  expect(one?.find(8, text)).toBeUndefined();
});

it('Where the disk fails nothing is kept, and nothing breaks', () => {
  const fd = makeKeptFile();
  const [one] = shelves(fd);
  one?.set(7, [Buffer.from('of one')]);
  closeSync(fd);
  one?.set(8, [Buffer.from('of one')]);
  expect([one?.find(7, text), one?.get(8, 0)]).toEqual([undefined, undefined]);
});
