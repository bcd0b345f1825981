import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';

let call: Call;

beforeAll(async () => {
  ({ call } = await smallWorld());
  for (const [sid, kind, unit] of [
    ['breite', 'number', 'mm'],
    ['norm', 'text', null],
  ])
    await call('admin', 'POST', '/import/attribute', {
      sid,
      name: { de: sid },
      kind,
      unit,
      group: 'dimensions',
    });
});

const show = async (attribute: string, unit: string) =>
  call('admin', 'POST', '/import/category', {
    sid: `in-${unit}-${attribute}`,
    name: { de: 'Türen' },
    shownAttributes: [{ attribute, isColumn: true, unit }],
  });

it('A category shows an attribute in a unit into which its values can be converted, and in no other (behaviour B466)', async () => {
  expect((await show('breite', 'cm')).statusCode).toBe(201);
  expect(faultsOf(await show('breite', 'kg'))).toEqual(['shownAttributes.0.unit unfit-unit']);
  expect(faultsOf(await show('norm', 'mm'))).toEqual(['shownAttributes.0.unit unfit-unit']);
  expect(faultsOf(await show('weg', 'mm'))).toEqual(['shownAttributes.0.attribute unknown-attribute']);
});
