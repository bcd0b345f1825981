import type { ComponentType } from 'react';
import type { Field, Kind } from '../../resources/kinds/field.ts';
import type { ColumnProps } from './kindProps.ts';
import { ChoiceColumn } from './choice/ChoiceColumn.tsx';
import { CodeColumn } from './code/CodeColumn.tsx';
import { DateColumn } from './date/DateColumn.tsx';
import { DerivedColumn } from './derived/DerivedColumn.tsx';
import { FileColumn } from './file/FileColumn.tsx';
import { GapsColumn } from './gaps/GapsColumn.tsx';
import { LinkColumn } from './link/LinkColumn.tsx';
import { GtinColumn } from './gtin/GtinColumn.tsx';
import { ImageColumn } from './image/ImageColumn.tsx';
import { NumberColumn } from './number/NumberColumn.tsx';
import { ObjectColumn } from './object/ObjectColumn.tsx';
import { ReferenceColumn } from './reference/ReferenceColumn.tsx';
import { TextColumn } from './text/TextColumn.tsx';
import { TranslatedColumn } from './translated/TranslatedColumn.tsx';
import { ValuesColumn } from './values/ValuesColumn.tsx';
import { YesNoColumn } from './yesNo/YesNoColumn.tsx';

const byKind: { [K in Kind]: ComponentType<ColumnProps<Extract<Field, { kind: K }>>> } = {
  text: TextColumn,
  translated: TranslatedColumn,
  number: NumberColumn,
  yesNo: YesNoColumn,
  choice: ChoiceColumn,
  code: CodeColumn,
  gtin: GtinColumn,
  reference: ReferenceColumn,
  image: ImageColumn,
  file: FileColumn,
  link: LinkColumn,
  date: DateColumn,
  object: ObjectColumn,
  values: ValuesColumn,
  gaps: GapsColumn,
  derived: DerivedColumn,
};

/** How a value of each kind is shown. */
// Whoever has a field of any kind looks up by that very kind, which TypeScript does not follow through a union.
export const columns = byKind as Record<Kind, ComponentType<ColumnProps>>;
