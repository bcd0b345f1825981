import { useCallback } from 'react';
import { undoDelete } from '../../../providers/data/audit.ts';
import { objectIn } from '../../../providers/fetch.ts';
import type { Entity } from '../../../resources/entity.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';
import { useText } from '../../directory/useText.ts';

/** Brings back a deleted record and says where it hangs elsewhere than before (behaviour B233). Throws `Problem`. */
export function useRestore(entity: Entity): (id: string) => Promise<void> {
  const { platform, language } = useBackoffice();
  const text = useText();
  return useCallback(
    async (id) => {
      const kept = await undoDelete({ platform: platform.key, entity, id });
      for (const { code, platform: on = '', now } of kept) {
        if (code !== 'hung-elsewhere') continue;
        const { sid, name } = objectIn(now);
        const where =
          sid === rootCategory ? text('tree.root') : textIn(translatedOf(name), language) || String(sid);
        notify({ type: 'warning', message: text('deletion.elsewhere', { platform: on, where }) });
      }
    },
    [platform, language, entity, text],
  );
}
