import type { RefusalKey } from '../cognitoErrors.ts';
import type { Texts, HostedPageRequest } from './HostedPageRequest.ts';

/** Why a page says no. */
export type FaultKey = RefusalKey | keyof Texts['errors'];

/** What a fault means for people; one that has no words of its own is ours. */
export function faultText({ texts }: Pick<HostedPageRequest, 'texts'>, key: FaultKey): string {
  const own: Partial<Record<FaultKey, string>> = texts.errors;
  return own[key] ?? texts.errors.internal;
}
