import type { CellValue } from '../CellValue.ts';
import type { Target } from '../target.ts';
import { checked, fault, textOf, type ReadValue } from './checked.ts';
import { readNumber } from './readNumber.ts';

import { readYesNo } from './readYesNo.ts';
import { convertUnit } from './units.ts';

type AttributeTarget = Extract<Target, { kind: 'attribute' }>;

const text = { kind: 'text' } as const;
const number = { kind: 'number' } as const;

/** The value of an attribute as its kind asks for it, in the unit of the attribute. */
export function readAttribute(target: AttributeTarget, given: CellValue): ReadValue {
  const { attribute } = target;
  if (given.kind === 'list') return fault('single-value');
  switch (attribute.kind) {
    case 'text':
      return checked(text, textOf(given));
    case 'number':
      return readMeasure(target, given);
    case 'yesNo': {
      const value = given.kind === 'boolean' ? given.value : readYesNo(given.text);
      return value === undefined ? fault('not-yes-no') : { value };
    }
    case 'choice': {
      const { sids, suggestion } = attribute.choices.find(given.text);
      const [sid] = sids;
      if (sid !== undefined) return { value: sid };
      return fault('unknown-choice', { choices: attribute.choiceNames }, suggestion);
    }
  }
}

function readMeasure({ attribute, unit }: AttributeTarget, given: CellValue): ReadValue {
  const read = given.kind === 'number' ? { value: given.value, unit: '' } : readNumber(given.text);
  if (!read || given.kind === 'boolean' || given.kind === 'date')
    return fault('not-numeric', { example: `1200.5${attribute.unit ? ` ${attribute.unit}` : ''}` });
  if ('ambiguous' in read) {
    const [one, other] = read.ambiguous.map(String) as [string, string];
    return fault('ambiguous-number', { one, other });
  }
  const from = read.unit || unit;
  const value = from ? convertUnit(read.value, from, attribute.unit) : read.value;
  if (value === undefined) return fault('wrong-unit', { unit: attribute.unit ?? '–' });
  return checked(number, value);
}
