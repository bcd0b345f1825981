import type { ReferenceField } from '../../../resources/kinds/field.ts';
import type { Row } from '../../../resources/shape.ts';
import type { ReferenceNames } from './ReferenceNames.ts';

/** A reference as the text of a cell, and back: by the names of what it refers to. */
export function referenceCodec(names: ReferenceNames, name: string, field: ReferenceField) {
  return {
    show: (value: unknown, record: Row) => names.show(name, field, value, record),
    read: (text: string, record: Row) => names.read(name, field, text.trim(), record),
    suggest: (typed: string, record: Row) => names.suggest(field, typed, record),
  };
}
