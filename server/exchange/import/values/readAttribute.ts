import type { CellValue } from '../CellValue.ts';
import { namesFor } from '../headings/attributes/AttributeNames.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import type { Target } from '../target.ts';
import { leftRaw, readNothing, textOf, unreadable, type ReadValue } from './unreadable.ts';
import { readNumber, type ReadNumber } from './readNumber.ts';
import { readYesNo } from './readYesNo.ts';
import { convertUnit, isUnit } from '../../../find/quantities/convertUnit.ts';
import { withoutNoise } from '../../../find/quantities/units.ts';

type AttributeTarget = Extract<Target, { kind: 'attribute' }>;

/** The value of an attribute as its kind asks for it, in the unit of the attribute. */
export function readAttribute(target: AttributeTarget, given: CellValue): ReadValue {
  const { attribute } = target;
  if (given.kind === 'list') return unreadable('single-value');
  const nothing = attribute.kind === 'text' ? undefined : readNothing(given);
  if (nothing) return nothing;
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

function readMeasure({ attribute, unit, decimal }: AttributeTarget, given: CellValue): ReadValue {
  const read =
    given.kind === 'number'
      ? numberShown(given.value, attribute.unit === null ? '' : given.text)
      : readNumber(withoutName(given.text, attribute), decimal);
  if (!read || given.kind === 'boolean' || given.kind === 'date')
    return unreadable('not-numeric', { example: `1200.5${attribute.unit ? ` ${attribute.unit}` : ''}` });
  if ('ambiguous' in read) {
    const [one, other] = read.ambiguous;
    return unreadable('ambiguous-number', { one: String(one), other: String(other) });
  }
  if ('several' in read) return leftRaw(read.several);
  const from = read.unit || unit;
  const inUnit = (said: string | undefined) =>
    said && !isCount(said, attribute.unit) ? convertUnit(read.value, said, attribute.unit) : read.value;
  const plain = from?.replace(kindOfCurrent, '');
  const value = inUnit(from) ?? inUnit(plain);
  if (value === undefined) return unreadable('wrong-unit', { unit: attribute.unit ?? '–' });
  const remark =
    read.remark ?? (plain !== from && inUnit(from) === undefined ? 'addition-left-out' : undefined);
  return { value, faults: remark ? [{ severity: 'warning', code: remark }] : [] };
}

/** `230 V~`, `24 V DC`. */
const kindOfCurrent = /\s*(?:[~≈=⎓]|AC|DC)+$/i;
const nameAndNumber = /^(\p{L}[^\d=:<>≤≥~±]{0,30}?)\.?\s*(?=\d)/u;

/** `PN 16`, `Breite 60 cm`: what the attribute itself is called says nothing more. */
function withoutName(text: string, attribute: AttributeTarget['attribute']): string {
  const [before = '', name = ''] = nameAndNumber.exec(text.trim()) ?? [];
  if (name === '' || !namedSo(attribute).has(nameKey(name))) return text;
  return text.trim().slice(before.length);
}

const namesOf = new WeakMap<AttributeTarget['attribute'], ReadonlySet<string>>();

function namedSo(attribute: AttributeTarget['attribute']): ReadonlySet<string> {
  const known = namesOf.get(attribute) ?? new Set(namesFor(attribute).map(nameKey));
  namesOf.set(attribute, known);
  return known;
}

/** A number with the unit that its format shows: `12.5 cm`, and `12%` of 0.12. */
function numberShown(value: number, text: string): ReadNumber {
  const shown = /^[+-]?[\d.]+\s*\D*$/.test(text) ? readNumber(text) : undefined;
  const unit = shown && 'unit' in shown && isUnit(shown.unit) ? shown.unit : '';
  return unit === '%' ? { value: withoutNoise(value * 100), unit } : { value, unit };
}

/** What is counted has no unit: `10 Stk` are 10. */
function isCount(unit: string, wanted: string | null): boolean {
  return (
    wanted === null &&
    /^(?:stk|stck|stück|st|pcs?|pce|pièces?|pieces?|pz|pezz[io]|x|mal|fach|-fach|p|-?polig|pol|pole|pôles?|poli|poles)\.?$/i.test(
      unit,
    )
  );
}
