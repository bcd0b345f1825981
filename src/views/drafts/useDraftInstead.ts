import { useBasename, useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { readDraft } from '../../../providers/data/drafts.ts';
import { draftAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { OpenResource } from '../useResource.ts';

/** Leads from a record that is not there to its draft, where it was begun as one; else says that there is none and shows the list. */
export function useDraftInstead({ resource, list }: OpenResource, id: string): () => void {
  const { platform } = useBackoffice();
  const notify = useNotify();
  const navigate = useNavigate();
  const basename = useBasename();
  return () => {
    const { entity } = resource;
    const draft = entity.drafts ? readDraft({ platform: platform.key, entity, id }) : Promise.resolve(null);
    void draft
      .catch(() => null)
      .then((found) => {
        if (!found) notify('ra.notification.item_doesnt_exist', { type: 'error' });
        return navigate(found ? basename + draftAddress(resource, id) : list, { replace: true });
      });
  };
}
