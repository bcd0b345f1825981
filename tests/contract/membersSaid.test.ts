import { beforeAll, expect, it } from 'vitest';
import { included } from '../../resources/calls/included.ts';
import { allEntities } from '../../resources/registry.ts';
import { isRow } from '../../resources/shape.ts';
import { contractOf } from '../setup/contractOf.ts';
import { testApp } from '../setup/testApp.ts';

/** The members that say nothing of themselves, by their places; one that only holds others need not. */
function unsaid(schema: unknown, place: string): string[] {
  if (!isRow(schema)) return [];
  const { properties, items, anyOf } = schema;
  const within = [items, ...(Array.isArray(anyOf) ? anyOf : [])].flatMap((part) => unsaid(part, place));
  if (!isRow(properties)) return within;
  return Object.entries(properties).flatMap(([name, member]) => {
    const at = `${place}.${name}`;
    const isSaid = isRow(member) && (member.$ref || member.description || member.properties);
    return [...(isSaid ? [] : [at]), ...unsaid(member, at)];
  });
}

let schemas: Record<string, unknown>;

beforeAll(async () => {
  const { app } = await testApp();
  schemas = (await contractOf(app)).components['schemas'] ?? {};
});

it('Every member of a record says what it is called (behaviour B736)', () => {
  const names = allEntities.map(({ name }) => name.slice(0, 1).toUpperCase() + name.slice(1));
  const records = names.flatMap((name) =>
    [name, `${name}Write`, `${name}Part`].flatMap((one) => (one in schemas ? [one] : [])),
  );
  expect(records.length).toBeGreaterThan(30);
  const ofOthers = Object.values(included).flatMap((members) => Object.keys(members));
  const places = records.flatMap((name) => unsaid(schemas[name], name));
  expect(places.filter((place) => !ofOthers.includes(place.split('.')[1] ?? ''))).toEqual([]);
  expect(schemas['Product']).toMatchObject({
    properties: { productInfo: { properties: { title: { description: 'Title' } } } },
  });
});

it('What a record can be asked to include stands in it, whichever call is printed first', () => {
  for (const [name, members] of Object.entries(included))
    expect(schemas[name.slice(0, 1).toUpperCase() + name.slice(1)]).toMatchObject({
      properties: Object.fromEntries(Object.keys(members).map((member) => [member, {}])),
    });
});
