import type { ComponentType } from 'react';
import type { Field, Kind } from '../../resources/kinds/field.ts';
import { ChoiceFilter } from './choice/ChoiceFilter.tsx';
import { CodeFilter } from './code/CodeFilter.tsx';
import { DateInput } from './date/DateInput.tsx';
import type { FilteredKind } from './filteredKinds.ts';
import type { InputProps } from './kindProps.ts';
import { GapsFilter } from './gaps/GapsFilter.tsx';
import { NumberInput } from './number/NumberInput.tsx';
import { ReferenceFilter } from './reference/ReferenceFilter.tsx';
import { TextFilter } from './text/TextFilter.tsx';
import { YesNoFilter } from './yesNo/YesNoFilter.tsx';

const byKind: { [K in FilteredKind]: ComponentType<InputProps<Extract<Field, { kind: K }>>> } = {
  text: TextFilter,
  translated: TextFilter,
  number: NumberInput,
  yesNo: YesNoFilter,
  choice: ChoiceFilter,
  code: CodeFilter,
  gtin: CodeFilter,
  reference: ReferenceFilter,
  date: DateInput,
  gaps: GapsFilter,
};

/** How a list is narrowed by the value of a field of each kind; undefined where it is not. */
// Whoever has a field of any kind looks up by that very kind, which TypeScript does not follow through a union.
export const filters = byKind as Partial<Record<Kind, ComponentType<InputProps>>>;
