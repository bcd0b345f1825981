import type { CellValue } from '../CellValue.ts';
import type { Target } from '../target.ts';
import { textOf, unreadable, type ReadValue } from './unreadable.ts';
import { readNumber } from './readNumber.ts';
import { readYesNo } from './readYesNo.ts';
import { convertUnit } from '../../../find/quantities/units.ts';

type AttributeTarget = Extract<Target, { kind: 'attribute' }>;

/** The value of an attribute as its kind asks for it, in the unit of the attribute. */
export function readAttribute(target: AttributeTarget, given: CellValue): ReadValue {
  const { attribute } = target;
  if (given.kind === 'list') return unreadable('single-value');
  switch (attribute.kind) {
    case 'text':
      return { value: textOf(given) };
    case 'number':
      return readMeasure(target, given);
    case 'yesNo': {
      const value = given.kind === 'boolean' ? given.value : readYesNo(given.text);
      return value === undefined ? unreadable('not-yes-no') : { value };
    }
    case 'choice': {
      const { sids, suggestion } = attribute.choices.find(given.text);
      const [sid] = sids;
      return sid === undefined ? { value: given.text, suggestion } : { value: sid };
    }
  }
}

function readMeasure({ attribute, unit }: AttributeTarget, given: CellValue): ReadValue {
  const read = given.kind === 'number' ? { value: given.value, unit: '' } : readNumber(given.text);
  if (!read || given.kind === 'boolean' || given.kind === 'date')
    return unreadable('not-numeric', { example: `1200.5${attribute.unit ? ` ${attribute.unit}` : ''}` });
  if ('ambiguous' in read) {
    const [one, other] = read.ambiguous;
    return unreadable('ambiguous-number', { one: String(one), other: String(other) });
  }
  const from = read.unit || unit;
  const value = from ? convertUnit(read.value, from, attribute.unit) : read.value;
  if (value === undefined) return unreadable('wrong-unit', { unit: attribute.unit ?? '–' });
  return { value };
}
