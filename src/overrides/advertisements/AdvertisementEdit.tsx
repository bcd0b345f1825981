import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { GenericEdit } from '../../views/form/GenericEdit.tsx';
import { AdvertisementForm } from './AdvertisementForm.tsx';

/** An advertisement: its period and weight, what it shows, and where. */
export function AdvertisementEdit({ resource }: { resource: BackofficeResource }) {
  return <GenericEdit resource={resource} Form={AdvertisementForm} />;
}
