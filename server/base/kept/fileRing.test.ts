import { expect, it } from 'vitest';
import { fileRing } from './fileRing.ts';
import { makeKeptFile } from './keptFile.ts';

const ringOf = (bytes: number) => fileRing(makeKeptFile(), 0, bytes);

const record = (number: number, length: number) => Buffer.alloc(length, `${number} `);

it('A record is what was stored last under its number, or gone, however often the ring is written round', () => {
  const ring = ringOf(20_000);
  const stored = new Map<number, Buffer>();
  let kept = 0;
  for (let step = 0; step < 5_000; step += 1) {
    const number = (step * 7919) % 97;
    const text = record(step, 1 + ((step * 31) % 900));
    ring.set(number, [text.subarray(0, 1), text.subarray(1)]);
    stored.set(number, text);
    for (const other of [number, (step * 13) % 97]) {
      const found = ring.get(other);
      if (found) expect(found.equals(stored.get(other) ?? Buffer.alloc(0))).toBe(true);
      if (found) kept += 1;
    }
  }
  expect(kept).toBeGreaterThan(5_000);
});

it('What is read stays, what nobody reads goes', () => {
  const ring = ringOf(100_000);
  ring.set(1, [record(1, 500)]);
  ring.set(2, [record(2, 500)]);
  for (let number = 3; number < 1_000; number += 1) {
    ring.set(number, [record(number, 500)]);
    expect(ring.get(1)).toBeDefined();
  }
  expect(ring.get(2)).toBeUndefined();
});

it('A record that is larger than a tenth is not kept, and keeps no other out', () => {
  const ring = ringOf(10_000);
  ring.set(1, [record(1, 100)]);
  ring.set(2, [record(2, 5_000)]);
  expect(ring.get(2)).toBeUndefined();
  expect(ring.get(1)).toBeDefined();
});
