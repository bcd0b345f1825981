import { useBasename } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { Row } from '../../resources/shape.ts';
import { recordId } from '../../providers/data/recordId.ts';
import { createAddress, listAddress, recordAddress, type Parents } from '../directory/addresses.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { parentFields } from '../directory/parentFields.ts';

/** The resource of a screen with what the address of the screen fixes, and full addresses of its other screens. */
export interface OpenResource {
  resource: BackofficeResource;
  parents: Parents;
  list: string;
  create: string;
  thing: (row: Row) => string;
}

/** A resource with the addresses of its screens, within the records of this address. */
export function useResource(resource: BackofficeResource): OpenResource {
  const basename = useBasename();
  const parameters = useParams();
  const { directory } = useBackoffice();
  const home = directory.homeOf(resource);
  const names = parentFields(resource);
  const values = names.map((name) => parameters[name] ?? '').join('/');
  return useMemo(() => {
    const fixed = values.split('/');
    const parents = Object.fromEntries(names.map((name, index) => [name, fixed[index] ?? '']));
    return {
      resource,
      parents,
      list: basename + listAddress(resource, parents),
      create: basename + createAddress(resource, parents),
      thing: (row: Row) => basename + recordAddress(home, recordId(resource.entity, row)),
    };
    // The names follow from the resource.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resource, home, values, basename]);
}
