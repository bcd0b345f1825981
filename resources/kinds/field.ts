/** What every field may say, whatever its kind. */
export interface FieldOptions {
  /** Where the field stands in the JSON of its entity, such as `productInfo.title`; its own name unless said. */
  at?: string;
  required?: boolean;
  /** Sent back unchanged it is accepted, changed it is refused. */
  readOnly?: boolean;
  /** Lists may be sorted by it; it gets an index. */
  sortable?: boolean;
  /** Lists may be filtered by it; it gets an index, but for a translated text and gaps, which are looked through. */
  filterable?: boolean;
  /** It is a column of the list screen. */
  listed?: boolean;
  /** Heading under which the form shows it; a key of the entity texts. */
  section?: string;
  /** It is a column of import and export files. */
  imported?: boolean;
}

/** A field as declared: its kind, what every field may say, and what its kind adds. */
export interface TextField extends FieldOptions {
  kind: 'text';
  most?: number;
  long?: boolean;
  shape?: TextShape;
  /** Is it the account of a person, by the id that the identity provider gave it? People are shown by name. */
  isAccount?: boolean;
  /** Is it a place in a product, which may be that of an attribute's values (`attributes.u-wert`)? */
  namesAttribute?: boolean;
}
export interface TranslatedField extends FieldOptions {
  kind: 'translated';
  most?: number;
  long?: boolean;
}
export interface NumberField extends FieldOptions {
  kind: 'number';
  least?: number;
  most?: number;
  integer?: boolean;
  /** Of 100, shown as a bar; absent until it is known. */
  share?: boolean;
}
export interface YesNoField extends FieldOptions {
  kind: 'yesNo';
}
export interface ChoiceField extends FieldOptions {
  kind: 'choice';
  choices: readonly string[];
  many?: boolean;
}
export interface CodeField extends FieldOptions {
  kind: 'code';
  most?: number;
  many?: boolean;
  shape?: CodeShape;
  /** It is what another record, which need not be there yet, has as one of its own codes: forms, lists and filters offer those. */
  names?: NamedByCode;
}
/** Records by a code of theirs that is not their key, such as products by their article number. */
export interface NamedByCode {
  to: string;
  /** The code of the other record; lists are narrowed by it. */
  by: string;
  /** Fields of this entity that the other one shares, such as `orgaSid`. */
  within?: readonly string[];
}
export interface GtinField extends FieldOptions {
  kind: 'gtin';
  many?: boolean;
}
export interface ReferenceField extends FieldOptions {
  kind: 'reference';
  to: string;
  /** Fields of this entity that the other one shares as the first part of its key, such as `orgaSid`. */
  within?: readonly string[];
  /** Field of this entity that names the company of the other one, where that is not the company of this one. */
  companyIn?: string;
  many?: boolean;
  /**
   * Is the record about what it names, though another field may say so in its place? Then it goes with it, as one that
   * requires it does.
   */
  isSubject?: boolean;
  /** May it lead to none, which is then the empty text? */
  orNone?: boolean;
  /** May it lead to what stands above all categories, which is none itself? */
  orRoot?: boolean;
  /**
   * Does it never keep what it names from being deleted, but go with it and come back with it (behaviour B190)? A list
   * loses it; a record that is nothing without it goes itself.
   */
  retires?: boolean;
}
export interface ImageField extends FieldOptions {
  kind: 'image';
  of: ImageKind;
  many?: boolean;
  /** The picture belongs to no company, even where the record names one. */
  ofNoCompany?: boolean;
}
/** A stored file by the SHA-256 of its content. */
export interface FileField extends FieldOptions {
  kind: 'file';
  of: FileKind;
}
/** A path of ours, a web address (https) or an e-mail address (mailto). */
export interface LinkField extends FieldOptions {
  kind: 'link';
}
export interface DateField extends FieldOptions {
  kind: 'date';
}
export interface ObjectField extends FieldOptions {
  kind: 'object';
  fields: Record<string, Field>;
  many?: boolean;
  /** Which of its parts tell one of `many` from the others; without them a list of such is one whole. */
  key?: readonly string[];
  /** Are they what a page is made of, in rows (behaviour B103)? Then they are `blocks` of the grammar. */
  areBlocks?: boolean;
  /** Which of its texts name stored pictures by their hash, which keeps these. */
  namesUploads?: UploadsInTexts;
}
/** A translated text of an object that is a picture in each language, where a choice beside it says so. */
export interface UploadsInTexts {
  text: string;
  where: { choice: string; is: string };
  of: ImageField;
}
/** Values of declared attributes, keyed by the sid of the attribute. */
export interface ValuesField extends FieldOptions {
  kind: 'values';
}
/** What a record lacks, as places in it: `title.fr`, `attributes.u-wert`. Kept by the server. */
export interface GapsField extends FieldOptions {
  kind: 'gaps';
}
/** Read from elsewhere: never stored, never written. `from` is `<reference field>.<field of the other entity>`. */
export interface DerivedField extends FieldOptions {
  kind: 'derived';
  from: string;
}

export type Field =
  | TextField
  | TranslatedField
  | NumberField
  | YesNoField
  | ChoiceField
  | CodeField
  | GtinField
  | ReferenceField
  | ImageField
  | FileField
  | LinkField
  | DateField
  | ObjectField
  | ValuesField
  | GapsField
  | DerivedField;

export type Kind = Field['kind'];

/** A field of that kind, so written that a table with a function for each kind takes it: `table[field.kind](field)`. */
export type FieldOf<K extends Kind> = { [P in K]: { kind: P } & Extract<Field, { kind: P }> }[K];

/** What a text has to be; what was stored before that was asked is still read. */
export type TextShape = 'email' | 'webAddress';

/** How a code may look: a sid stands in addresses, free ones are as people type them, the others as a norm has them. */
export type CodeShape = 'sid' | 'free' | NormCode;

/**
 * Codes of the Swiss cost plan (SN 506 500) and of the catalogue of standard positions, a class of ETIM, a type of IFC, the number of a
 * customs tariff, and a country (ISO 3166-1, two letters).
 */
export type NormCode = 'bkp' | 'npk' | 'etim' | 'ifc' | 'customsTariff' | 'country';

/** The image kinds (behaviour B79). */
export const imageKinds = [
  'logo',
  'orgaImage',
  'orgaMedia',
  'productImage',
  'productMedia',
  'startPageImage',
] as const;
export type ImageKind = (typeof imageKinds)[number];

/** The kinds of files that are kept as they are. */
export type FileKind = 'pdf';
