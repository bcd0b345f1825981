import { everybodySignedIn } from '../access/everybodySignedIn.ts';
import { holdersOf } from '../access/holdersOf.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { groupKeys } from '../platform/platformGroups.ts';
import { choice, code, link, object, reference, sid, text, translated, yesNo } from '../kinds/grammar.ts';

export const attribute = entity({
  name: 'attribute',
  path: 'attribute',
  key: ['sid'],
  title: 'name',
  screens: [{ name: 'attributes', feature: 'categories' }],
  found: { beside: ['sid'] },
  trash: true,
  calls: ['list', 'get', 'create', 'update', 'delete'],
  files: { areOfNoCompany: true },
  access: {
    view: visitorsOfThePlatform,
    read: everybodySignedIn,
    create: holdersOf('CATEGORY'),
    update: holdersOf('CATEGORY'),
    delete: holdersOf('CATEGORY'),
  },
  // A value is kept as it is under the other one: a number in its unit, a choice by its sid.
  mayReplace: (gone, other) =>
    gone.kind === other.kind && (gone.unit ?? null) === (other.unit ?? null) && offersAll(other, gone),
  example: {
    sid: 'neu',
    name: { de: 'Breite', en: 'Width' },
    kind: 'number',
    unit: 'mm',
    group: 'dimensions',
  },
  fields: {
    sid: sid({ listed: true, sortable: true }),
    name: translated({ required: true, most: 120, listed: true, filterable: true }),
    kind: choice(['text', 'number', 'choice', 'yesNo'], { required: true, listed: true, filterable: true }),
    unit: text({ most: 20, listed: true }),
    // What its values are to models of buildings, such as IfcThermalTransmittanceMeasure.
    ifcType: code({ most: 80, shape: 'ifc', section: 'meaning' }),
    // The property of a dictionary that means the same (bSDD).
    bsddUri: link({ section: 'meaning' }),
    group: choice(
      ['dimensions', 'material', 'performance', 'fire', 'acoustics', 'energy', 'classification', 'packaging'],
      { required: true, listed: true, filterable: true },
    ),
    choices: object(
      { sid: sid(), label: translated({ required: true, most: 120 }) },
      { many: true, key: ['sid'], section: 'choices' },
    ),
    categories: object(
      {
        sid: reference('category', { required: true }),
        required: yesNo(),
        // Where a category means something else: a window is sold here and kept as an object there.
        groups: choice(groupKeys, { many: true }),
      },
      { many: true, key: ['sid'], section: 'categories' },
    ),
  },
});

type Row = Readonly<Record<string, unknown>>;

function offersAll(other: Row, gone: Row): boolean {
  const offered = new Set(choicesOf(other));
  return choicesOf(gone).every((sid) => offered.has(sid));
}

function choicesOf({ choices }: Row): unknown[] {
  return Array.isArray(choices) ? choices.map(({ sid }: Row) => sid) : [];
}
