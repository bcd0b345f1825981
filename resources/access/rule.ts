import type { DatasetKey, Platform } from '../platform/platforms.ts';
import type { GrantedRight } from '../platform/grantedRight.ts';
import type { KeyScope } from '../platform/keyScopes.ts';

/** What bounds a key beside its rights: the platform it is for, and what it was given (behaviour B545). */
export interface KeyBounds {
  dataset: DatasetKey;
  scopes: readonly KeyScope[];
}

/** Who calls: a stranger, or somebody with the rights the server knows. */
export type Caller =
  | { kind: 'anonymous' }
  | {
      kind: 'user';
      sub: string;
      rights: readonly GrantedRight[];
      /** Where a private platform asks for no more than to be signed in; not said, all ask for a right (behaviour B130). */
      openDatasets?: readonly DatasetKey[];
      /** Said where a machine calls with a key. */
      key?: KeyBounds;
    };

export const anonymous: Caller = { kind: 'anonymous' };

/** Which records a rule opens: all, none, or those of the named companies. */
export type Filter = 'all' | 'none' | { orgaSid: readonly string[] };

/** A rule answers which records this caller may touch on this platform. Pure; one file each. */
export type Rule = (caller: Caller, where: { platform: Platform; devDatabase?: boolean }) => Filter;
