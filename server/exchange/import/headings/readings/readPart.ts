import type { ColumnTarget } from '../../target.ts';
import type { Meaning } from '../Meaning.ts';
import type { HeadingReader } from './HeadingReader.ts';

/** Measures of a part of the thing are only proposed. */
export function readPart(reader: HeadingReader, heading: string): Meaning {
  const found = reader.attributes.ofPart(heading);
  if (!found) return { kind: 'unknown' };
  const { attributes, unit } = found;
  const targets = attributes.map((attribute): ColumnTarget => ({
    kind: 'attribute',
    attribute,
    ...(unit !== undefined && { unit }),
  }));
  return { kind: 'unsure', targets };
}
