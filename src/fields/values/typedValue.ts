import type { Attribute, AttributeValue } from './Attribute.ts';

/**
 * The value that somebody types for an attribute of that kind; undefined for none. What is no number where one is asked
 * for is kept as typed, so that it is seen and refused.
 */
export function typedValue(kind: Attribute['kind'], typed: string): AttributeValue | undefined {
  if (typed === '') return undefined;
  if (kind === 'yesNo') return typed === 'true';
  if (kind !== 'number') return typed;
  if (typed.trim() === '') return undefined;
  const number = Number(typed.replace(',', '.'));
  return Number.isFinite(number) ? number : typed;
}
