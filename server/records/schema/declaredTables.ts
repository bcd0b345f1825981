import { isPerPlatform, type Entity } from '../../../resources/entity.ts';
import { systemMoments } from '../../../resources/systemMoments.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';
import { columnDefault, columnType, isNotNull } from './columns.ts';
import { quote } from './quote.ts';

export interface Column {
  name: string;
  type: string;
  definition: string;
}

export interface Index {
  name: string;
  definition: string;
}

/** A table as the declarations want it. */
export interface Table {
  name: string;
  columns: Column[];
  /** Columns that identify a row. */
  unique: string[];
  indexes: Index[];
}

/**
 * The table of an entity: keys, platform, fields, version and times; an index for every field to sort or filter by.
 * The one of the owner holds what can be sorted by, so that the records of one company are put in order from it alone; where
 * a company may have very many, each of these orders has an index of its own there, the moments have two, and texts one by which their beginnings are found.
 */
export function declaredTable(entity: Entity): Table {
  const name = snakeCase(entity.name);
  const perPlatform = isPerPlatform(entity);
  const stored = Object.entries(entity.fields).flatMap(([fieldName, field]) => {
    const type = columnType(field);
    return type ? [{ fieldName, field, type }] : [];
  });
  const columns = [
    column('id', 'bigint', 'generated always as identity primary key'),
    ...(perPlatform ? [column('platform', 'text', 'not null')] : []),
    ...stored.map(({ fieldName, field, type }) => {
      const fallback = columnDefault(field);
      return column(
        snakeCase(fieldName),
        type,
        [isNotNull(field) && 'not null', fallback && `default ${fallback}`].filter(Boolean).join(' '),
      );
    }),
    column('version', 'integer', 'not null default 1'),
    column('created_at', 'timestamp with time zone', 'not null default now()'),
    column('updated_at', 'timestamp with time zone', 'not null default now()'),
  ];
  const unique = [...(perPlatform ? ['platform'] : []), ...entity.key.map(snakeCase)];
  const indexes = stored
    // Texts and gaps are looked through: an index that sorts them finds no part of them.
    .filter(
      ({ field }) => (field.sortable || field.filterable) && !['translated', 'gaps'].includes(field.kind),
    )
    .map(({ fieldName }) => snakeCase(fieldName))
    .filter((indexed) => unique.join() !== indexed)
    .map((indexed) => ({
      name: `${name}_${indexed}`,
      definition: indexDefinition(entity, [...(perPlatform ? ['platform'] : []), indexed, 'id']),
    }));
  return { name, columns, unique, indexes: [...indexes, ...indexesOfMany(entity)] };
}

function indexesOfMany({ name, fields, many, owner, ...entity }: Entity): Index[] {
  if (!many || owner === undefined) return [];
  const platform = isPerPlatform(entity) ? ['platform'] : [];
  const index = (place: string, columns: readonly string[]) => ({
    name: `${snakeCase(name)}_${place}`,
    definition: `(${[...platform.map(quote), ...columns, 'id'].join(', ')})`,
  });
  const sorted = Object.entries(fields).flatMap(([field, { sortable, kind }]) =>
    sortable && kind !== 'translated' && field !== owner && !many.hasIndex.includes(field) ? [field] : [],
  );
  const begun = Object.entries(fields).flatMap(([field, { filterable, kind }]) =>
    filterable && kind === 'text' ? [snakeCase(field)] : [],
  );
  const moments = systemMoments.map(snakeCase);
  return [
    ...moments.map((moment) => index(moment, [quote(moment)])),
    ...[...sorted.map(snakeCase), ...moments].map((column) =>
      index(`of_owner_${column}`, [quote(snakeCase(owner)), quote(column)]),
    ),
    ...begun.map((column) => index(`${column}_begins`, [`lower(${quote(column)}) collate "C"`])),
  ];
}

function indexDefinition({ fields, owner, key, many }: Entity, columns: readonly string[]): string {
  const isOfOwner = owner !== undefined && !many && key.length > 1 && columns.includes(snakeCase(owner));
  const held = Object.entries(fields)
    .filter(([name, { sortable, kind }]) => isOfOwner && sortable && name !== owner && kind !== 'translated')
    .map(([name]) => snakeCase(name));
  return [columns, held]
    .filter(({ length }) => length > 0)
    .map((names) => `(${names.map(quote).join(', ')})`)
    .join(' include ');
}

function column(name: string, type: string, rest: string): Column {
  return { name, type, definition: [quote(name), type, rest].filter(Boolean).join(' ') };
}
