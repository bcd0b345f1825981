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

/** One line of text, or with `long` several. */
export const text = (options: Options<TextField> = {}): TextField => ({ kind: 'text', ...options });
/** A text in up to four languages. */
export const translated = (options: Options<TranslatedField> = {}): TranslatedField => ({
  kind: 'translated',
  ...options,
});
/** A number, whole where it is `integer`. */
export const number = (options: Options<NumberField> = {}): NumberField => ({ kind: 'number', ...options });
/** Yes or no. */
export const yesNo = (options: Options<YesNoField> = {}): YesNoField => ({ kind: 'yesNo', ...options });
/** One of fixed choices; their labels stand in the texts of the entity. */
export const choice = <const Choices extends readonly string[]>(
  choices: Choices,
  options: Omit<Options<ChoiceField>, 'choices'> = {},
): ChoiceField & { choices: Choices } => ({ kind: 'choice', choices, ...options });
/** A code as typed, such as an article number. */
export const code = (options: Options<CodeField> = {}): CodeField => ({ kind: 'code', ...options });
/** The identifier that stands in addresses: given once, never changed. */
export const sid = (options: FieldOptions = {}): CodeField => ({
  kind: 'code',
  shape: 'sid',
  most: 64,
  required: true,
  ...options,
});
/** A GTIN of 8, 12, 13 or 14 digits with its check digit, stored in 14. */
export const gtin = (options: Options<GtinField> = {}): GtinField => ({ kind: 'gtin', ...options });
/** Another entity by its sid; entities name each other, they do not import each other. */
export const reference = (to: string, options: Omit<Options<ReferenceField>, 'to'> = {}): ReferenceField => ({
  kind: 'reference',
  to,
  ...options,
});
/** An uploaded picture, or `many`, by its hash. */
export const image = (of: ImageKind, options: Omit<Options<ImageField>, 'of'> = {}): ImageField => ({
  kind: 'image',
  of,
  ...options,
});
/** A stored file, uploaded before the thing that names it. */
export const file = (of: FileKind, options: Omit<Options<FileField>, 'of'> = {}): FileField => ({
  kind: 'file',
  of,
  ...options,
});
/** Where something leads to: a path of ours, `https:` or `mailto:`. */
export const link = (options: Options<LinkField> = {}): LinkField => ({ kind: 'link', ...options });
/** A day, without time. */
export const date = (options: Options<DateField> = {}): DateField => ({ kind: 'date', ...options });
/** Fields that belong together and have no life of their own. */
export const object = (
  fields: Record<string, Field>,
  options: Omit<Options<ObjectField>, 'fields'> = {},
): ObjectField => ({ kind: 'object', fields, ...options });
/** What a product says of the attributes of its categories. */
export const values = (options: Options<ValuesField> = {}): ValuesField => ({ kind: 'values', ...options });
/** What the server found missing in a thing. */
export const gaps = (options: Options<GapsField> = {}): GapsField => ({
  kind: 'gaps',
  readOnly: true,
  ...options,
});
/** What the server makes of other fields; nobody writes it. */
export const derived = (from: string, options: Omit<Options<DerivedField>, 'from'> = {}): DerivedField => ({
  kind: 'derived',
  from,
  readOnly: true,
  ...options,
});
