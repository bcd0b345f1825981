import type { ComponentType } from 'react';
import type { Field, Kind } from '../../resources/kinds/field.ts';
import { ImageChange } from './image/ImageChange.tsx';
import type { ChangeProps } from './kindProps.ts';
import { ObjectChange } from './object/ObjectChange.tsx';
import { PlainChange } from './change/PlainChange.tsx';
import { TextChange } from './text/TextChange.tsx';
import { ValuesChange } from './values/ValuesChange.tsx';

const byKind: { [K in Kind]: ComponentType<ChangeProps<Extract<Field, { kind: K }>>> } = {
  text: TextChange,
  translated: TextChange,
  number: PlainChange,
  yesNo: PlainChange,
  choice: PlainChange,
  code: PlainChange,
  gtin: PlainChange,
  reference: PlainChange,
  image: ImageChange,
  file: PlainChange,
  link: TextChange,
  date: PlainChange,
  object: ObjectChange,
  values: ValuesChange,
  gaps: PlainChange,
  derived: PlainChange,
};

/** How a change of each kind is shown. */
// Whoever has a leaf of any kind looks up by that very kind, which TypeScript does not follow through a union.
export const changes = byKind as Record<Kind, ComponentType<ChangeProps>>;
