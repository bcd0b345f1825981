import type { Fault } from '../fault.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Field } from '../kinds/field.ts';
import { fieldSchema } from '../kinds/validation.ts';
import type { NamedLeaf } from '../leavesAt.ts';
import { actsOn } from './actsOn.ts';
import type { Wish } from './doAct.ts';

type JudgedFault = Pick<Fault, 'path' | 'code' | 'values'>;

/** A wish with its value as it will be stored, or what is wrong with it before any record is looked at. */
export function judgeWish(leaf: NamedLeaf, wish: Wish): { wish: Wish; fault?: JudgedFault } {
  const { act, value } = wish;
  const wrong = (code: string, path = 'value', values?: Fault['values']) => ({
    wish,
    fault: { path, code, ...(values && { values }) },
  });
  const able = actsOn(leaf.field);
  if (!able.includes(act)) return wrong('unknown-choice', 'act', { choices: able.join(', ') });
  if (act === 'clear') return { wish: { act } };
  if (act === 'replace') {
    if (!wish.find) return wrong('required', 'find');
    return typeof value === 'string' || value === undefined || value === null
      ? { wish: { act, find: wish.find, value: value ?? '' } }
      : wrong('wrong-type', 'value', { expected: 'string' });
  }
  if (value === undefined || value === null || value === '') return wrong('required');
  if (act === 'increase' || act === 'percent')
    return typeof value === 'number' ? { wish: { act, value } } : wrong('not-a-number');
  // What an attribute takes is judged with each record.
  if (leaf.field.kind === 'values') return { wish: { act, value } };
  const parsed = fieldSchema(fieldEntered(leaf.field, leaf.within, act)).safeParse(value, {
    reportInput: true,
  });
  if (parsed.success) return { wish: { act, value: parsed.data } };
  const [fault] = parsed.error.issues.flatMap(faultsOf);
  return { wish, fault: { ...fault, path: 'value', code: fault?.code ?? 'wrong-form' } };
}

/** What is entered: of a text one language, of a list one of its elements. */
export function fieldEntered(field: Field, within: readonly string[], act: Wish['act']): Field {
  if (field.kind === 'translated' && within.length > 0) {
    const { most, long } = field;
    return { kind: 'text', required: true, ...(most !== undefined && { most }), ...(long && { long }) };
  }
  const isElement = (act === 'add' || act === 'remove') && 'many' in field;
  return isElement ? { ...field, many: false, required: true } : { ...field, required: true };
}
