import { isUnit } from '../../../find/quantities/convertUnit.ts';
import { readNumber } from '../values/readNumber.ts';

/** `Brandlast [MJ]`, `Brandlast (MJ)`, `Brandlast in MJ`. */
const behind = [/\[\s*([^\]]+?)\s*\]\s*$/, /\(\s*([^()]+?)\s*\)\s*$/, /\s(\S+)\s*$/];

/** The unit that the heading of a column says, or every one of its values; null where none does. */
export function guessUnit(heading: string, samples: readonly string[]): string | null {
  const said = behind.flatMap((pattern) => pattern.exec(heading)?.[1] ?? []);
  const named = said.find(isUnit);
  if (named) return named;
  const units = samples.map((sample) => {
    const read = readNumber(sample);
    return read && 'unit' in read ? read.unit : '';
  });
  const [first = ''] = units;
  return first !== '' && isUnit(first) && units.every((each) => each === first) ? first : null;
}
