import type { Entity } from './entity.ts';
import type { Fault } from './fault.ts';
import { faultsOf } from './faultsOf.ts';
import type { Kind } from './kinds/field.ts';
import { faultsOfRules } from './faultsOfRules.ts';
import { faultsOfKnown, type Known } from './known.ts';
import { asPart, schemaOf } from './schemaOf.ts';
import { readFields } from './readFields.ts';
import { flatten, getAt, setAt, type Row } from './shape.ts';
import { readOnlyFaults } from './readOnlyFaults.ts';
import { unreadable } from './unreadable.ts';

type Validated = Pick<Entity, 'fields' | 'rules' | 'key' | 'owner'>;

/** What is known around a record when it is judged. */
export interface Circumstances {
  /** The record as it is stored, in the nesting of the API. */
  stored?: Row | undefined;
  /** What it may refer to; a form does not know and leaves that to the server. */
  known?: Known | undefined;
  /** Is it a part of a record, such as a row of a file that does not repeat what is stored? Then nothing is missing yet. */
  isPart?: boolean | undefined;
}

/** The record as it is to be stored, still in the nesting of the API, or everything that is wrong with it. */
export type Verdict = { record: Row; faults?: undefined } | { record?: undefined; faults: Fault[] };

/**
 * The one judgement of a record, from wherever it comes: a form, a call, a row of a file, an undo. Every field by its
 * kind, the rules of the entity, what may not be changed, and what it refers to. A text that is at fault but is stored
 * just so, from a time when less was asked, is let through: it keeps nobody from saving something else.
 */
export function validateRecord(
  entity: Validated,
  given: unknown,
  { stored, known, isPart = false }: Circumstances = {},
): Verdict {
  const judged = isPart ? asPart(entity) : entity;
  const said = withoutMark(given);
  const read = parsed(judged, isPart ? said : withBranches(entity, said), stored);
  const row = read.record ? flatten(entity, read.record) : readFields(judged, asObject(said));
  // A schema that stops at a wrong type asks no rule.
  const found = read.faults ? [...read.faults, ...faultsOfRules(judged, row)] : [];
  const faults = [
    ...found,
    ...(isPart ? clearedFaults(entity, row) : []),
    ...(stored ? readOnlyFaults(entity, flatten(entity, stored), row) : []),
    ...(known ? faultsOfKnown(entity, row, known, found, stored && flatten(entity, stored)) : []),
  ];
  if (read.record && faults.length === 0) return { record: withoutRepeats(entity, read.record) };
  return { faults: oneForEachPlace(faults) };
}

/** By the schema alone: values come back as they are stored. */
function parsed(
  entity: Pick<Validated, 'fields' | 'rules'>,
  given: unknown,
  stored: Row | undefined,
): Verdict {
  const schema = schemaOf(entity);
  const strict = schema.safeParse(given, { reportInput: true });
  if (strict.success) return { record: strict.data };
  const { issues } = strict.error;
  const refused = { faults: issues.flatMap(faultsOf) };
  if (!stored) return refused;
  const places = issues.map(({ path }) => path.map(String));
  const isOld = (place: string[]) =>
    typeof getAt(given, place) === 'string' && getAt(given, place) === getAt(stored, place);
  if (!places.every(isOld)) return refused;
  const others = structuredClone(asObject(given));
  for (const place of places) setAt(others, place, undefined);
  const withoutThem = schema.safeParse(others, { reportInput: true });
  if (!withoutThem.success) return refused;
  for (const place of places) setAt(withoutThem.data, place, getAt(stored, place));
  return { record: withoutThem.data };
}

/** What was told of a record that could not be read may be sent back with it. */
function withoutMark(given: unknown): unknown {
  if (!isObject(given) || !(unreadable in given)) return given;
  const { [unreadable]: _, ...record } = given;
  return record;
}

/** With the branches that are not there, so that a fault names what is missing in them and not the branch. */
function withBranches(entity: Validated, given: unknown): unknown {
  const missing = branchesOf(entity).filter((branch) => getAt(given, branch) === undefined);
  if (missing.length === 0 || typeof given !== 'object' || given === null) return given;
  const filled: Row = structuredClone({ ...given });
  for (const branch of missing) if (isObject(getAt(filled, branch.slice(0, -1)))) setAt(filled, branch, {});
  return filled;
}

const branches = new WeakMap<Validated['fields'], string[][]>();

/** The objects in which required fields stand, the outer before the inner. */
function branchesOf({ fields }: Validated): string[][] {
  const known = branches.get(fields);
  if (known) return known;
  const paths = Object.entries(fields).flatMap(([name, { at = name, required }]) => {
    const steps = at.split('.');
    return required ? steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.')) : [];
  });
  const found = [...new Set(paths)].map((path) => path.split('.'));
  branches.set(fields, found);
  return found;
}

/** A part may not empty what a record needs. */
function clearedFaults({ fields }: Validated, row: Row): Fault[] {
  return Object.entries(row).flatMap(([name, value]) =>
    value === null && fields[name]?.required ? [{ path: fields[name].at ?? name, code: 'required' }] : [],
  );
}

/** In a list of codes, references or pictures each counts once. */
function withoutRepeats(entity: Validated, record: Row): Row {
  for (const path of placesOfLists(entity)) {
    const value = getAt(record, path);
    if (Array.isArray(value)) setAt(record, path, [...new Set<unknown>(value)]);
  }
  return record;
}

const places = new WeakMap<Validated['fields'], string[][]>();
const single: readonly Kind[] = ['text', 'translated', 'number', 'yesNo', 'date', 'link', 'values'];

/** Where lists may stand, but for those of objects; worked out once for each entity. */
function placesOfLists({ fields }: Validated): string[][] {
  const known = places.get(fields);
  if (known) return known;
  const found = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'object' || (single.includes(field.kind) && !field.readOnly)
      ? []
      : [(field.at ?? name).split('.')],
  );
  places.set(fields, found);
  return found;
}

/** What is wrong with a value is told once, as its kind tells it. */
function oneForEachPlace(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ path, code }) => {
    const isRepeated = seen.has(path) && code !== 'unknown-field';
    seen.add(path);
    return !isRepeated;
  });
}

function asObject(given: unknown): Row {
  return isObject(given) ? { ...given } : {};
}

function isObject(given: unknown): given is Row {
  return typeof given === 'object' && given !== null;
}
