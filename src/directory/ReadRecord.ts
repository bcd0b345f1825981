import type { Identifier } from 'ra-core';
import type { Entities } from '../../resources/registry.ts';
import type { RowOf } from '../../resources/rowOf.ts';

/** Fields that an answer leaves out where they are empty. */
type Sparse<Row> = {
  [Name in keyof Row]: null extends Row[Name] ? Name : Row[Name] extends readonly unknown[] ? Name : never;
}[keyof Row];

type Read<Row> = Omit<Row, Sparse<Row>> & Partial<Pick<Row, Sparse<Row>>>;

/** A record of an entity as the data provider reads it: `useGetList<ReadRecord<'mapping'>>(...)`. */
export type ReadRecord<Name extends keyof Entities> = { id: Identifier } & Read<RowOf<Entities[Name]>>;
