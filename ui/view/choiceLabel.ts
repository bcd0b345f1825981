import type { TextKey, Translate } from './Translate.ts';

/** The label of a declared choice; a test sees to it that every choice has one. */
export function choiceLabel(t: Translate, entity: string, field: string, choice: string): string {
  // An entity and its fields are data here; that such a key is one is what the test checks.
  return t(`entities.${entity}.choices.${field}.${choice}` as TextKey);
}
