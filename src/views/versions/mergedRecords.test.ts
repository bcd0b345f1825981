import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entity } from '../../../resources/entity.ts';
import type { Field, FieldOf, Kind } from '../../../resources/kinds/field.ts';
import {
  choice,
  code,
  date,
  file,
  gtin,
  image,
  link,
  number,
  object,
  reference,
  sid,
  text,
  translated,
  values,
  yesNo,
} from '../../../resources/kinds/grammar.ts';
import { languages } from '../../../resources/language/languages.ts';
import type { Row } from '../../../resources/shape.ts';
import { openToAll } from '../../../tests/setup/openToAll.ts';
import { idOfLeaf, type Leaf } from '../../directory/Leaf.ts';
import { changedLeaves } from '../../fields/leaves/changedLeaves.ts';
import { mergeVersions, type Merged } from './mergeVersions.ts';
import type { Side } from './Versions.ts';

/** Every kind that can be written, alone, in a list and in objects. */
const everything = entity({
  name: 'everything',
  path: 'everything',
  key: ['sid'],
  title: 'line',
  calls: ['get', 'update'],
  access: openToAll,
  fields: {
    sid: sid(),
    line: text(),
    texts: translated(),
    amount: number(),
    isNew: yesNo(),
    one: choice(['a', 'b', 'c']),
    several: choice(['a', 'b', 'c', 'd'], { many: true }),
    codes: code({ many: true }),
    gtins: gtin({ many: true }),
    category: reference('category'),
    categories: reference('category', { many: true }),
    logo: image('logo'),
    images: image('productImage', { many: true }),
    document: file('pdf'),
    shop: link(),
    from: date(),
    address: object({ street: text(), country: choice(['a', 'b']), note: translated() }),
    keyed: object({ sid: sid(), label: translated() }, { many: true, key: ['sid'] }),
    blocks: object({ content: translated(), width: number() }, { many: true }),
    attributes: values(),
  },
});

/** Few values of each kind, so that two people often write the same and often do not. */
const sound: { [K in Kind]: (field: FieldOf<K>) => fc.Arbitrary<unknown> } = {
  text: () => words(),
  translated: () => fc.record(Object.fromEntries(languages.map((language) => [language, words()]))),
  number: () => fc.constantFrom(0, 1, 2),
  yesNo: () => fc.boolean(),
  choice: ({ choices }) => fc.constantFrom(...choices),
  code: () => words(),
  gtin: () => fc.constantFrom('07612345678900', '7612345678900', '04006381333931'),
  reference: () => words(),
  image: () => words(),
  file: () => words(),
  link: () => words(),
  date: () => fc.constantFrom('2026-01-01', '2026-01-02'),
  object: ({ fields }) => rows(fields),
  values: () =>
    fc.dictionary(fc.constantFrom('width', 'height', 'colour', '__proto__'), fc.constantFrom(1, 'a', true)),
  gaps: () => fc.constant([]),
  derived: () => fc.constant('x'),
};

function words(): fc.Arbitrary<string> {
  return fc.constantFrom('a', 'b', 'c', 'd');
}

function ofItsKind<K extends Kind>(field: FieldOf<K>): fc.Arbitrary<unknown> {
  return sound[field.kind](field);
}

function rows(fields: Record<string, Field>): fc.Arbitrary<Row> {
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const one = ofItsKind(field);
        const value = 'many' in field && field.many ? fc.array(one, { maxLength: 4 }) : one;
        return [name, fc.option(value, { freq: 6 })];
      }),
    ),
    { requiredKeys: [] },
  );
}

/** A version, and another one in which a few fields are others. */
const versions = fc
  .tuple(rows(everything.fields), rows(everything.fields), rows(everything.fields))
  .chain(([base, other, third]) =>
    fc.record({
      base: fc.constant(base),
      mine: someOf(base, other),
      theirs: someOf(base, third),
    }),
  );

function someOf(base: Row, other: Row): fc.Arbitrary<Row> {
  return fc
    .subarray(Object.keys(everything.fields))
    .map((names) => ({ ...base, ...Object.fromEntries(names.map((name) => [name, other[name]])) }));
}

const changes = (one: Row, other: Row) =>
  new Map(changedLeaves(everything, one, other).map(({ leaf }) => [idOfLeaf(leaf), leaf]));
const merge = (base: Row, mine: Row, theirs: Row, side: Side = 'mine') =>
  mergeVersions(everything, { base, mine, theirs }, () => side);

/** Was somebody asked about it, or about the list in which it stands? */
function isAsked({ colliding }: Merged, leaf: Leaf): boolean {
  return colliding.some(
    ({ leaf: asked }) =>
      idOfLeaf(asked) === idOfLeaf(leaf) ||
      (asked.path.join() === leaf.path.join() && asked.element === undefined && !asked.isOrder),
  );
}

const runs = { seed: 4711, numRuns: 100 };

it('Nobody’s change is lost unless both changed the same leaf, which is asked about', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const merged = merge(base, mine, theirs);
      for (const version of [mine, theirs]) {
        const lost = changes(version, merged.row);
        for (const [id, leaf] of changes(base, version))
          if (!isAsked(merged, leaf)) expect([...lost.keys()]).not.toContain(id);
      }
    }),
    runs,
  );
});

it('Nothing is in it that neither wrote, and nobody is asked about what one of them left as it was', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const merged = merge(base, mine, theirs);
      const [ours, others] = [changes(base, mine), changes(base, theirs)];
      for (const [id, leaf] of changes(base, merged.row))
        if (!leaf.isOrder) expect(ours.has(id) || others.has(id) || isAsked(merged, leaf)).toBe(true);
      for (const { leaf } of merged.colliding)
        if (
          leaf.element === undefined &&
          !leaf.isOrder &&
          !('many' in leaf.place.field && leaf.place.field.many)
        )
          expect([ours.has(idOfLeaf(leaf)), others.has(idOfLeaf(leaf))]).toEqual([true, true]);
    }),
    runs,
  );
});

it('Where only one of two changed something it is as that one left it', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const [ours, others] = [merge(base, mine, base), merge(base, base, theirs)];
      expect([...changes(mine, ours.row).keys(), ...changes(theirs, others.row).keys()]).toEqual([]);
      expect([ours.taken, ours.colliding, others.colliding]).toEqual([[], [], []]);
      expect(others.taken.length > 0).toBe(changes(base, theirs).size > 0);
    }),
    runs,
  );
});

it('With theirs chosen everywhere it is their version, but for what only I changed', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const merged = merge(base, mine, theirs, 'theirs');
      const ours = changes(base, mine);
      for (const [id, leaf] of changes(theirs, merged.row))
        expect([ours.has(id), isAsked(merged, leaf)]).toEqual([true, false]);
    }),
    runs,
  );
});

it('Saved again on their version it is asked about no more', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const { row } = merge(base, mine, theirs);
      expect(merge(theirs, row, theirs).colliding).toEqual([]);
      expect([...changes(row, merge(theirs, row, theirs).row).keys()]).toEqual([]);
    }),
    runs,
  );
});
