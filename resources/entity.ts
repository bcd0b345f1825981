import type { Rule } from './access/rule.ts';
import type { Field } from './kinds/field.ts';
import type { Feature } from './platform/rights.ts';
import type { RecordRule } from './rules/recordRule.ts';
import type { ScreenName } from './platform/screens.ts';

/** What one may do with records of an entity; `view` is reading as a visitor of the storefront. */
export const actions = ['view', 'read', 'create', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

/** Where the backoffice lists and edits the records of an entity (behaviour B27). */
export interface EntityScreens {
  /** Their name in the backoffice, and their path unless that is said. */
  name: string;
  /** A `:parameter` is the key field of that name, which all of its rows share. */
  path?: string;
  /** The menu entry under which they stand, and the right that opens them. */
  feature: Feature;
  /** Have they an entry of their own in the second section of the menu (behaviour B475)? */
  isEntry?: true;
  /** The other screens of this entity in which its records stand: here they are only found. */
  opensIn?: string;
}

/** The page of the storefront that shows a record. */
export interface EntityPage {
  screen: ScreenName;
  /** The fields that its address names, by the parameter of the screen. */
  parameters: Readonly<Record<string, string>>;
  /** Which records have it; all unless said. */
  shows?: (row: Readonly<Record<string, unknown>>) => boolean;
}

/** Between which days visitors see a record, the first and the last among them; an end that no field names is open. */
export interface EntityPeriod {
  from?: string;
  until?: string;
  /** Once it is over, is the record still there for whoever asks for it by name, and says that it is over? */
  staysThere?: boolean;
}

/** How an entity's records hang under each other, by its fields or those of another entity that keeps the tree. */
export interface EntityTree {
  /** The field that names what a record hangs under; empty at the top. */
  parent: string;
  /** The number that says its place among those that hang there too. */
  order: string;
  /** The entity that keeps both for each platform, and what it calls that which stands above all. */
  keptBy?: { entity: string; root: string };
  /** The entity whose records are counted where they belong, and under which name the kept tree has their number. */
  counts?: { entity: string; as: string };
}

/** In which order an entity's records are shown. */
export interface EntityOrder {
  /** The number that says the place of each. */
  by: string;
  /** The field that is shown beside their titles. */
  beside?: string;
  /** By which name `PUT …/reorder` takes many of them at once; without it each is written by itself. */
  takes?: string;
}

/** The library of an entity whose records come by upload, by the thousand: what they are shown by. */
export interface EntityLibrary {
  /** The entity whose records a delivery is matched with. */
  of: string;
  /** The entity whose records the papers become that come with the pictures. */
  papers: string;
}

/** Of an entity of whose records a company may have a hundred thousand: each order of its list is read from an index there. */
export interface EntityMany {
  /** The sortable fields whose index there is made by hand. */
  hasIndex: readonly string[];
}

/** How files of an entity's records are imported. */
export interface EntityFiles {
  /** Is a file of one company, so that its rows need not say of which? Else each record names its own. */
  areOfOneCompany?: boolean;
  /** Do its records belong to no company, so that whoever may create one may send a file? It may be a table. */
  areOfNoCompany?: boolean;
  /** Are the records compared and written all at once? They may come as workbooks too, and there may be very many. */
  areTables?: boolean;
  /** Do they hold parts of records that are there (RFC 7396, JSON Merge Patch), unless one is replaced as a whole? */
  holdParts?: boolean;
  /** Is a file decided upon on a workbench before it is written? The pictures that it names are kept by that entity. */
  onWorkbench?: { picturesIn: string };
  /** The plain call that takes a file too. */
  takenBy?: 'create' | 'update';
}

/** An entity as declared: pure data from which storage, API, screens and labels come. */
export interface Entity {
  name: string;
  /** Path under `/api/import`; `{platform}` where rows belong to a platform. The key follows it. */
  path: string;
  /** Fields that identify a record, in the order in which its address names them. */
  key: readonly string[];
  /** The field that names the company a record belongs to; what a company right is compared with. */
  owner?: string;
  /** The field by which people recognise a record. */
  title: string;
  /** Its screens in the backoffice, those beside each other in the order of the registry. */
  screens?: readonly EntityScreens[];
  /** Its records are found from everywhere in the backoffice (behaviour B477), with these fields beside their title. */
  found?: { beside: readonly string[] };
  /** Where visitors see one of its records. */
  page?: EntityPage;
  /** The fields that say when visitors see one of its records; always unless said (behaviour B485). */
  period?: EntityPeriod;
  /** Its records hang under each other, and are rearranged on a screen of their own (behaviour B531). */
  tree?: EntityTree;
  /** Its records are put in order by dragging, or by keys (behaviour B532). */
  order?: EntityOrder;
  /** May the next version of a record be worked on while the one that is there stays (behaviour B488)? */
  drafts?: boolean;
  /** Who may publish what somebody else has drafted and submitted (behaviour B491); without it, whoever may change the record. */
  review?: Rule;
  /** Its page can be looked at before anybody else sees it, as if the record said this besides (behaviour B490). */
  preview?: Readonly<Record<string, unknown>>;
  /** What the form of a new record holds already. */
  begins?: Readonly<Record<string, unknown>>;
  /** Are its deleted records listed, to be brought back within 30 days (behaviour B498)? */
  trash?: boolean;
  /** May those who may change a record talk about it beside it (behaviour B500)? */
  comments?: boolean;
  /** Plain REST calls that are derived; all others are declared in `resources/calls/` (behaviour B49). */
  calls: readonly ('list' | 'get' | 'create' | 'update' | 'delete')[];
  /** POST on an existing key replaces that record (behaviour B57). */
  createReplaces?: boolean;
  /** A company may have very many of its records (behaviour B716). */
  many?: EntityMany;
  /** How files of its records are imported; without it no file may hold them (behaviour B82). */
  files?: EntityFiles;
  /** Its records come by upload: `PUT` changes what is said of one and makes none. */
  uploaded?: boolean;
  /** Its records are shown as a library, where deliveries of them are looked at before they are stored (behaviour B533). */
  library?: EntityLibrary;
  /** Platforms whose group lacks this feature have no such things: their API answers 404. */
  feature?: Feature;
  access: Record<Action, Rule>;
  /** What several fields together must keep, beyond what each keeps by its kind. */
  rules?: readonly RecordRule[];
  /** May another one of its records stand wherever one stood that is deleted? Any may unless said. */
  mayReplace?: (gone: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) => boolean;
  /** Which of its records may be changed but not deleted. */
  stays?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** One of its records in the nesting of the API, as the contract shows it and the tests send it. */
  example?: Readonly<Record<string, unknown>>;
  fields: Record<string, Field>;
}

/** Declares an entity and keeps its literal field names and calls, so that a missing label is a type error. */
export function entity<
  const Fields extends Record<string, Field>,
  const Name extends string,
  const Calls extends Entity['calls'],
>(
  declaration: Omit<Entity, 'fields' | 'name' | 'calls'> & { name: Name; fields: Fields; calls: Calls },
): Omit<Entity, 'fields' | 'name' | 'calls'> & { name: Name; fields: Fields; calls: Calls } {
  return declaration;
}

/** Do rows of this entity belong to a platform? */
export function isPerPlatform(entity: Pick<Entity, 'path'>): boolean {
  return entity.path.includes('{platform}');
}
