import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericCreate } from '../../views/form/GenericCreate.tsx';
import { AdvertisementForm } from './AdvertisementForm.tsx';

/** A new advertisement. */
export function AdvertisementCreate({ resource }: { resource: BackofficeResource }) {
  return <GenericCreate resource={resource} Form={AdvertisementForm} />;
}
