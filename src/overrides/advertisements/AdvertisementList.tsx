import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useText } from '../../directory/useText.ts';
import { GenericList } from '../../views/GenericList.tsx';
import { AdvertisementState } from './AdvertisementState.tsx';

/** All advertisements, with which of them run today. */
export function AdvertisementList({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  return (
    <GenericList
      resource={resource}
      further={{ label: text('advertisements.state'), Show: AdvertisementState }}
    />
  );
}
