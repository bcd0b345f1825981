import { idOf } from '../../providers/data/recordId.ts';
import type { Entity } from '../../resources/entity.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { recordAddress } from '../directory/addresses.ts';

/** Where a record of that key is edited, below the backoffice; undefined where it has no screen. */
export function useAddressOf(): (entity: Entity, key: readonly string[]) => string | undefined {
  const { directory } = useBackoffice();
  return ({ name, calls }, key) => {
    const screens = calls.length > 0 ? directory.screensOf(name) : undefined;
    return screens && recordAddress(screens, idOf(key));
  };
}
