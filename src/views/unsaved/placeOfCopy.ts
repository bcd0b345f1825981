import type { RaRecord } from 'ra-core';
import { idOf, keyOf } from '../../../providers/data/recordId.ts';
import { createAddress, recordAddress, type Parents } from '../../directory/addresses.ts';
import type { Directory } from '../../directory/Directory.ts';
import { parentFields } from '../../directory/parentFields.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';

/** What a form is about, as its unsaved copies name it: a record, or a new one within others. */
export function placeOfForm(
  resource: string,
  record: Partial<RaRecord> | undefined,
  parents: Parents,
): string {
  return record?.id === undefined
    ? `${resource} in ${idOf(Object.values(parents))}`
    : `${resource} ${record.id}`;
}

interface FormOfCopy {
  resource: BackofficeResource;
  isNew: boolean;
  /** Where the form is opened. */
  address: string;
}

/** The form that an unsaved copy was typed into; undefined where there is no such screen any more. */
export function formOfCopy(directory: Directory, place: string): FormOfCopy | undefined {
  const [name = '', second = '', within] = place.split(' ');
  const resource = directory.resources.find((one) => one.name === name);
  if (!resource) return undefined;
  if (within === undefined) return { resource, isNew: false, address: recordAddress(resource, second) };
  const values = keyOf(within);
  const parents = Object.fromEntries(
    parentFields(resource).map((field, index) => [field, values[index] ?? '']),
  );
  return { resource, isNew: true, address: createAddress(resource, parents) };
}
