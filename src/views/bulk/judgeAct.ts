import type { Fault } from '../../../resources/fault.ts';
import { faultsOf } from '../../../resources/faultsOf.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { fieldSchema } from '../../../resources/kinds/validation.ts';
import type { Attribute } from '../../fields/values/Attribute.ts';
import type { LeafAct } from './LeafAct.ts';

interface Judged {
  value: unknown;
  fault?: Pick<Fault, 'code' | 'values'> | undefined;
}

/** The value as it will be stored, or what is wrong with it. */
export function judgeAct({ leaf, act, value: given }: LeafAct, attribute: Attribute | undefined): Judged {
  const value = given === '' || given === undefined ? null : given;
  if (leaf.attribute !== undefined) {
    const isNumber = value === null || attribute?.kind !== 'number' || typeof value === 'number';
    return { value: value ?? undefined, ...(!isNumber && { fault: { code: 'not-a-number' } }) };
  }
  const parsed = fieldSchema(fieldOf({ leaf, act })).safeParse(value, { reportInput: true });
  const [fault] = parsed.success ? [] : parsed.error.issues.flatMap(faultsOf);
  return { value: parsed.data ?? undefined, fault };
}

/** What is entered: of a text one language, of a list one of its elements. */
export function fieldOf({ leaf, act }: Pick<LeafAct, 'leaf' | 'act'>): Field {
  const { field } = leaf.place;
  if (leaf.language && field.kind === 'translated') {
    const { most, long } = field;
    return { kind: 'text', ...(most !== undefined && { most }), ...(long && { long }) };
  }
  if (act === 'set') return field;
  return 'many' in field ? { ...field, many: false, required: true } : { ...field, required: true };
}
