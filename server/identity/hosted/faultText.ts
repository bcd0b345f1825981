import type { RefusalKey } from '../cognitoErrors.ts';
import type { Texts, Visit } from './visit.ts';

/** What a refusal means for people; one that has no words of its own is our fault. */
export function faultText({ texts }: Pick<Visit, 'texts'>, key: RefusalKey | keyof Texts['errors']): string {
  return key in texts.errors ? texts.errors[key as keyof Texts['errors']] : texts.errors.internal;
}
