import fc from 'fast-check';
import { orga } from '../../resources/entities/orga.ts';
import { orgaInfo } from '../../resources/entities/orgaInfo.ts';
import { product } from '../../resources/entities/product.ts';
import { retailerData } from '../../resources/entities/retailerData.ts';
import type { Entity } from '../../resources/entity.ts';
import type { Field } from '../../resources/kinds/field.ts';
import { languages } from '../../resources/language/languages.ts';
import { getAt, setAt, type Row } from '../../resources/shape.ts';
import { valuesOf, type Medium } from './fieldValues.ts';
import { company, companyAt, manufacturer, offeredAt, retailer } from './recordWorld.ts';

/** What files may hold. */
export type FiledEntity = 'product' | 'orga' | 'orgaInfo' | 'retailerData';

/** What is generated of an entity, and by which parts of its key the records of one file differ. */
interface Filed {
  entity: Entity;
  /** The key of the record of this number, by the fields that are not generated. */
  keyAt(index: number): Row;
}

export const filed: Record<FiledEntity, Filed> = {
  product: { entity: product, keyAt: (index) => ({ orgaSid: company, sid: `r-${index}` }) },
  orga: { entity: orga, keyAt: (index) => ({ sid: companyAt(index) }) },
  orgaInfo: { entity: orgaInfo, keyAt: (index) => ({ orgaSid: companyAt(index) }) },
  retailerData: {
    entity: retailerData,
    keyAt: (index) => ({ orgaSid: retailer, manufacturerSid: manufacturer, productSid: offeredAt(index) }),
  },
};

/** How often a value is wrong, so that most records have one mistake, some several and some none. */
const often = { sound: 80, absent: 20, empty: 5, wrong: 7 };

/**
 * So many records of an entity in the nesting of the API, each of another key, with mistakes in some of them.
 * @param medium what it must be possible to say them in
 */
export function recordsOf(
  name: FiledEntity,
  count: number,
  { medium, isSound = false }: { medium: Medium; isSound?: boolean },
): fc.Arbitrary<Row[]> {
  const { entity, keyAt } = filed[name];
  return fc
    .array(recordOf(entity, { medium, isSound, given: Object.keys(keyAt(0)) }), {
      minLength: count,
      maxLength: count,
    })
    .map((records) => records.map((record, index) => withKey(entity, record, keyAt(index), index)));
}

/** A product that says something of every field, if only that it is empty: what a part does not mention stays. */
export function saidWhole(record: Row): Row {
  const whole = structuredClone(record);
  for (const [name, field] of Object.entries<Field>(product.fields)) {
    if (field.readOnly || field.kind === 'derived') continue;
    const path = (field.at ?? name).split('.');
    const value = getAt(whole, path) ?? null;
    const isText = field.kind === 'translated' && value !== null;
    setAt(whole, path, isText ? { ...inNoLanguage, ...Object(value) } : value);
  }
  return whole;
}

const inNoLanguage = Object.fromEntries(languages.map((language) => [language, null]));

interface Wanted {
  medium: Medium;
  isSound: boolean;
  /** Fields that get their values later. */
  given: readonly string[];
}

function recordOf(entity: Entity, { medium, isSound, given }: Wanted): fc.Arbitrary<Row> {
  const said = Object.entries(entity.fields).filter(
    ([name, { kind, readOnly, imported }]) =>
      !readOnly && kind !== 'derived' && !given.includes(name) && (medium === 'json' || imported),
  );
  const unknown = fc.constantFrom(undefined, ...(medium === 'json' && !isSound ? ['unbekannt'] : []));
  return fc
    .tuple(
      fc.tuple(...said.map(([, field]) => valueOf(field, medium, isSound))),
      fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: unknown }),
    )
    .map(([values, unknownField]) => {
      const record: Row = {};
      for (const [index, [name, { at = name }]] of said.entries()) {
        // What a part of a record does not mention stays as it is, what a whole one does not mention goes.
        const value = values[index] ?? (entity.files?.holdParts ? null : values[index]);
        if (value !== undefined) setAt(record, at.split('.'), value);
      }
      const inside = Object.keys(record).find((name) => getAt(record, [name]) instanceof Object);
      if (unknownField) setAt(record, inside ? [inside, unknownField] : [unknownField], 'x');
      return record;
    });
}

function valueOf(field: Field, medium: Medium, isSound: boolean): fc.Arbitrary<unknown> {
  const { sound, wrong } = valuesOf(field, medium);
  const mayLack = !isSound || !field.required;
  const rarely = field.required ? 0.2 : 1;
  return fc.oneof(
    { weight: often.sound, arbitrary: sound },
    ...(mayLack
      ? [
          { weight: often.absent * rarely, arbitrary: fc.constant(undefined) },
          { weight: often.empty * rarely, arbitrary: fc.constant(null) },
        ]
      : []),
    ...(wrong && !isSound ? [{ weight: often.wrong, arbitrary: wrong }] : []),
  );
}

/** With its key, and with an article number of its own: two of one number are one product. */
function withKey(entity: Entity, record: Row, key: Row, index: number): Row {
  const whole = structuredClone(record);
  for (const [name, value] of Object.entries(key))
    setAt(whole, (entity.fields[name]?.at ?? name).split('.'), value);
  const place = entity.name === product.name ? product.fields.articleNumber.at.split('.') : [];
  const number = getAt(whole, place);
  if (typeof number !== 'string') return whole;
  const own = `${index} ${number}`;
  const isWrong = number.length > product.fields.articleNumber.most;
  setAt(whole, place, isWrong ? own : own.slice(0, product.fields.articleNumber.most));
  return whole;
}
