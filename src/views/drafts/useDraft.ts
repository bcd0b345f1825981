import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import { use } from 'react';
import type { Draft } from '../../../resources/calls/draft.ts';
import type { Entity } from '../../../resources/entity.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { readDraft, type Drafted } from '../../../providers/data/drafts.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { BegunDraftContext } from './BegunDraftContext.ts';
import { draftKey } from './draftKey.ts';

interface OfRecord {
  /** Null where there is none, undefined until that is known. */
  draft: Draft | null | undefined;
  /** Does something to the draft, tells what went wrong, and reads anew what there is; answers whether it went well. */
  act(work: (of: Drafted) => Promise<unknown>): Promise<boolean>;
}

/**
 * The next version of the record of a form, also of one that is not there yet (behaviours B488, B633); nothing where its entity
 * has none, or the record is new.
 */
export function useDraft(entity: Entity): OfRecord {
  const { platform } = useBackoffice();
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const record = useRecordContext();
  const begun = use(BegunDraftContext);
  const stored = record?.id === undefined ? begun?.id : String(record.id);
  const id = entity.drafts ? stored : undefined;
  const of = { platform: platform.key, entity, id: id ?? '' };
  const { data: draft } = useQuery({
    queryKey: draftKey(of),
    enabled: id !== undefined,
    queryFn: () => readDraft(of),
  });
  return {
    draft,
    act: async (work) => {
      if (id === undefined) return false;
      try {
        await work(of);
        return true;
      } catch (error) {
        const message = messageOf(error);
        notify(message, { type: 'error', messageArgs: { _: message } });
        return false;
      } finally {
        await client.invalidateQueries({ queryKey: draftKey(of) });
        refresh();
      }
    },
  };
}
