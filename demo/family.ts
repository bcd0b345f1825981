import { attributeSources } from './attributes/index.ts';
import {
  firstYear,
  isFollowing,
  type FamilyRoom,
  type FamilySource,
  type FamilyValue,
  type FollowingValue,
} from './families/family.ts';
import { template, type Template } from './template.ts';
import { text, type Text } from './text.ts';
import type { AttributeValue } from './types.ts';

type Option = { sid: string; options: readonly AttributeValue[] };
type Following = { sid: string; by: string; are: Readonly<Record<string, AttributeValue>> };
type Formula = { sid: string; of: (numbers: Record<string, number>) => number };

/** A product family ready to make products: its variants are numbered from 0 to `variants - 1`. */
export type Family = {
  leaf: string;
  line: string | null;
  since: number;
  noun: Text;
  title: Template;
  subTitle: Template;
  about: Template;
  remarks: Template[];
  areObjects: boolean;
  picture: string;
  pictureBy: string | null;
  /** Attributes that span the variants. */
  axes: Option[];
  /** Attributes that are drawn for every product. */
  drawn: Option[];
  formulas: Formula[];
  /** Attributes whose choice follows from that in another one. */
  following: Following[];
  variants: number;
};

/** @throws Error naming leaf and attribute if a value is not one that the attribute knows */
export function familiesOf(room: FamilyRoom): Family[] {
  const remarks = room.remarks.map(template);
  return room.families.map((source) => familyOf(source, remarks, room.areObjects ?? false));
}

function familyOf(source: FamilySource, remarks: Template[], areObjects: boolean): Family {
  const title = template(source.title);
  const subTitle = template(source.subTitle);
  const pictureBy = /\{(.+)\}/.exec(source.picture)?.[1] ?? null;
  const named = new Set([...title.keys, ...subTitle.keys, pictureBy]);
  const given = Object.entries(source.values).filter(
    ([, value]) => typeof value !== 'function' && !isFollowing(value),
  );
  const options = given.map(([sid, value]) => ({ sid, options: optionsOf(source.leaf, sid, value) }));
  const axes = options.filter(({ sid }) => named.has(sid));
  return {
    leaf: source.leaf,
    line: source.line ?? null,
    since: source.since ?? firstYear,
    noun: text(source.noun),
    title,
    subTitle,
    about: template(source.about),
    remarks,
    areObjects,
    picture: source.picture,
    pictureBy,
    axes,
    drawn: options.filter(({ sid }) => !named.has(sid)),
    formulas: Object.entries(source.values).flatMap(([sid, of]) =>
      typeof of === 'function' ? [{ sid, of }] : [],
    ),
    following: Object.entries(source.values).flatMap(([sid, value]) =>
      isFollowing(value) ? [followingOf(source, sid, value)] : [],
    ),
    variants: axes.reduce((count, axis) => count * axis.options.length, 1),
  };
}

/** @throws Error where a choice of the other attribute is left open */
function followingOf({ leaf, values }: FamilySource, sid: string, { by, are }: FollowingValue): Following {
  for (const option of optionsOf(leaf, by, values[by] ?? ''))
    if (optionsOf(leaf, sid, are[String(option)] ?? '').length !== 1)
      throw new Error(`Family ${leaf} does not say what ${sid} follows from ${String(option)}`);
  return { sid, by, are };
}

function optionsOf(leaf: string, sid: string, value: FamilyValue): readonly AttributeValue[] {
  const attribute = attributeSources.get(sid);
  if (!attribute) throw new Error(`Family ${leaf} names the attribute ${sid}, which does not exist`);
  if (typeof value !== 'string') return Array.isArray(value) ? value : [value as AttributeValue];
  if (attribute.kind === 'text') return [value];
  const sids = value.split(' ');
  const wrong = sids.find((choice) => !attribute.choices.some((known) => known.sid === choice));
  if (wrong !== undefined) throw new Error(`Family ${leaf}: ${wrong} is no choice of ${sid}`);
  return sids;
}
