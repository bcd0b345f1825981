import { contentTypes, layouts, positions } from '../blocks.ts';
import type {
  ChoiceField,
  CodeField,
  DateField,
  DerivedField,
  Field,
  FieldOptions,
  FileField,
  FileKind,
  GapsField,
  GtinField,
  ImageField,
  ImageKind,
  LinkField,
  NumberField,
  ObjectField,
  ReferenceField,
  TextField,
  TranslatedField,
  ValuesField,
  YesNoField,
} from './field.ts';

type Options<F extends Field> = Omit<F, 'kind'>;

/** A field keeps what it says to the letter, so that the type of its values follows from it (`rowOf.ts`). */
type Declared<Kind extends Field['kind'], O> = { kind: Kind } & O;
type None = Record<never, never>;

/** Nothing but words of that kind of field: a type that is taken from what is said would let a misspelt one pass. */
type Only<O, Words> = Record<
  Exclude<keyof O, keyof Words>,
  'no word of this kind of field: see docs/adding-an-entity.md and resources/kinds/field.ts'
>;

/** One line of text, or with `long` several. */
export const text = <const O extends Options<TextField> = None>(
  options?: O & Only<O, TextField>,
): Declared<'text', O> => declared('text', {}, options);
/** A text in up to four languages. */
export const translated = <const O extends Options<TranslatedField> = None>(
  options?: O & Only<O, TranslatedField>,
): Declared<'translated', O> => declared('translated', {}, options);
/** A number, whole where it is `integer`. */
export const number = <const O extends Options<NumberField> = None>(
  options?: O & Only<O, NumberField>,
): Declared<'number', O> => declared('number', {}, options);
/** Yes or no. */
export const yesNo = <const O extends Options<YesNoField> = None>(
  options?: O & Only<O, YesNoField>,
): Declared<'yesNo', O> => declared('yesNo', {}, options);
/** One of fixed choices; their labels stand in the texts of the entity. */
export const choice = <
  const Choices extends readonly string[],
  const O extends Omit<Options<ChoiceField>, 'choices'> = None,
>(
  choices: Choices,
  options?: O & Only<O, ChoiceField>,
): Declared<'choice', O & { choices: Choices }> => declared('choice', { choices }, options);
/** A code as typed, such as an article number. */
export const code = <const O extends Options<CodeField> = None>(
  options?: O & Only<O, CodeField>,
): Declared<'code', O> => declared('code', {}, options);
const shapeOfSid = { shape: 'sid', most: 64, required: true } as const;
/** The identifier that stands in addresses: given once, never changed. */
export const sid = <const O extends FieldOptions = None>(
  options?: O & Only<O, FieldOptions>,
): Declared<'code', typeof shapeOfSid & O> => declared('code', shapeOfSid, options);
/** A GTIN of 8, 12, 13 or 14 digits with its check digit, stored in 14. */
export const gtin = <const O extends Options<GtinField> = None>(
  options?: O & Only<O, GtinField>,
): Declared<'gtin', O> => declared('gtin', {}, options);
/** Another entity by its sid; entities name each other, they do not import each other. */
export const reference = <
  const To extends string,
  const O extends Omit<Options<ReferenceField>, 'to'> = None,
>(
  to: To,
  options?: O & Only<O, ReferenceField>,
): Declared<'reference', O & { to: To }> => declared('reference', { to }, options);
/** An uploaded picture, or `many`, by its hash. */
export const image = <const Of extends ImageKind, const O extends Omit<Options<ImageField>, 'of'> = None>(
  of: Of,
  options?: O & Only<O, ImageField>,
): Declared<'image', O & { of: Of }> => declared('image', { of }, options);
/** A stored file, uploaded before the record that names it. */
export const file = <const Of extends FileKind, const O extends Omit<Options<FileField>, 'of'> = None>(
  of: Of,
  options?: O & Only<O, FileField>,
): Declared<'file', O & { of: Of }> => declared('file', { of }, options);
/** Where something leads to: a path of ours, `https:` or `mailto:`. */
export const link = <const O extends Options<LinkField> = None>(
  options?: O & Only<O, LinkField>,
): Declared<'link', O> => declared('link', {}, options);
/** A day, without time. */
export const date = <const O extends Options<DateField> = None>(
  options?: O & Only<O, DateField>,
): Declared<'date', O> => declared('date', {}, options);
/** Fields that belong together and have no life of their own. */
export const object = <
  const Fields extends Record<string, Field>,
  const O extends Omit<Options<ObjectField>, 'fields'> = None,
>(
  fields: Fields,
  options?: O & Only<O, ObjectField>,
): Declared<'object', O & { fields: Fields }> => declared('object', { fields }, options);
const partsOfPage = {
  fields: {
    contentType: choice(contentTypes, { required: true }),
    content: translated({ required: true, most: 50_000, long: true }),
    link: link(),
    position: choice(positions, { required: true }),
    layout: choice(layouts, { required: true }),
  },
  many: true,
  areBlocks: true,
  namesUploads: {
    text: 'content',
    where: { choice: 'contentType', is: 'image' },
    of: image('orgaMedia', { ofNoCompany: true }),
  },
} as const;
/** What a page is made of: texts, pictures and videos in rows, each in all languages (behaviour B103). */
export const blocks = <const O extends FieldOptions = None>(
  options?: O & Only<O, FieldOptions>,
): Declared<'object', typeof partsOfPage & O> => declared('object', partsOfPage, options);
/** What a product says of the attributes of its categories. */
export const values = <const O extends Options<ValuesField> = None>(
  options?: O & Only<O, ValuesField>,
): Declared<'values', O> => declared('values', {}, options);
const nobodyWrites = { readOnly: true } as const;
/** What the server found missing in a record. */
export const gaps = <const O extends Options<GapsField> = None>(
  options?: O & Only<O, GapsField>,
): Declared<'gaps', typeof nobodyWrites & O> => declared('gaps', nobodyWrites, options);
/** What the server makes of other fields; nobody writes it. */
export const derived = <
  const From extends string,
  const O extends Omit<Options<DerivedField>, 'from'> = None,
>(
  from: From,
  options?: O & Only<O, DerivedField>,
): Declared<'derived', typeof nobodyWrites & O & { from: From }> =>
  declared('derived', { from, ...nobodyWrites }, options);

function declared<Kind extends Field['kind'], Own, O>(
  kind: Kind,
  own: Own,
  options: O | undefined,
): Declared<Kind, Own & O> {
  // Where no options are given O is None, the type of `{}`; a parameter that may be left out cannot say so.
  return { kind, ...own, ...(options as O) };
}
