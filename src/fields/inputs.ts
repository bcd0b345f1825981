import type { ComponentType } from 'react';
import type { Field, Kind } from '../../resources/kinds/field.ts';
import type { FieldInputProps } from './kindProps.ts';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { CodeInput } from './code/CodeInput.tsx';
import { DateInput } from './date/DateInput.tsx';
import { FileInput } from './file/FileInput.tsx';
import { LinkInput } from './link/LinkInput.tsx';
import { GtinInput } from './gtin/GtinInput.tsx';
import { ImageInput } from './image/ImageInput.tsx';
import { NumberInput } from './number/NumberInput.tsx';
import { ObjectInput } from './object/ObjectInput.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { ReferenceInput } from './reference/ReferenceInput.tsx';
import { TextInput } from './text/TextInput.tsx';
import { TranslatedInput } from './translated/TranslatedInput.tsx';
import { ValuesInput } from './values/ValuesInput.tsx';
import { YesNoInput } from './yesNo/YesNoInput.tsx';

const byKind: { [K in Kind]: ComponentType<FieldInputProps<Extract<Field, { kind: K }>>> } = {
  text: TextInput,
  translated: TranslatedInput,
  number: NumberInput,
  yesNo: YesNoInput,
  choice: ChoiceInput,
  code: CodeInput,
  gtin: GtinInput,
  reference: ReferenceInput,
  image: ImageInput,
  file: FileInput,
  link: LinkInput,
  date: DateInput,
  object: ObjectInput,
  values: ValuesInput,
  gaps: ReadOnly,
  derived: ReadOnly,
};

/** How a value of each kind is entered. */
// Whoever has a field of any kind looks up by that very kind, which TypeScript does not follow through a union.
export const inputs = byKind as Record<Kind, ComponentType<FieldInputProps>>;
