import { Checkbox, FormControlLabel } from '@mui/material';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AgreedLoss } from '../../../providers/data/dataProvider.ts';
import {
  foreseeDeletion,
  isHarmless,
  withoutNeeds,
  type ForeseenLoss,
} from '../../../providers/data/deletion.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { DeletionDialog } from '../../views/deletion/DeletionDialog.tsx';
import { useRestore } from '../../views/deletion/useRestore.ts';
import { branchOf, type Tree } from '../Tree.ts';
import { deletionOf } from './deletionOf.ts';
import { without } from '../rearrange.ts';
import type { KeptTree } from '../useKeptTree.ts';
import type { TreeWords } from '../useTreeWords.ts';

interface Needs {
  resource: BackofficeResource;
  tree: Tree;
  tops: readonly string[];
  words: TreeWords;
  kept: KeptTree;
  onClose: () => void;
}

/** One of which something else is lost too. */
interface Lossy {
  sid: string;
  foreseen: ForeseenLoss;
}

/**
 * Takes records out of this platform's tree, and on request out of the catalogue; both are taken back together. What
 * others lose by it is asked about first, one record after the other (behaviour B191, B230). When one cannot be deleted
 * all of them hang where they were again.
 */
export function RemoveDialog({ resource, tree, tops, words, kept, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { platform } = useBackoffice();
  const { entity, name } = resource;
  const keptBy = entity.tree?.keptBy;
  const [isDeleted, setDeleted] = useState(!keptBy);
  const [isAsking, setAsking] = useState(false);
  const [open, setOpen] = useState<readonly Lossy[]>([]);
  const [agreed, setAgreed] = useState<ReadonlyMap<string, AgreedLoss>>(new Map());
  const restore = useRestore(entity);
  // What names another one as that under which it hangs goes before it.
  const branches = tops.flatMap((sid) => branchOf(tree, sid));
  const sids = keptBy ? branches : branches.toReversed();
  const what = words.what(tops);
  const failed = (reason: string) => text('tree.notDeleted', { what, reason });

  /** Whoever needs a record, but this tree, out of which it is taken before. */
  async function foresee(sid: string): Promise<Lossy> {
    const foreseen = await foreseeDeletion({ platform: platform.key, entity, id: idOf([sid]) });
    const isHere = (by: { entity: string; platform: string }) =>
      by.entity === keptBy?.entity && by.platform === platform.dataset;
    return { sid, foreseen: withoutNeeds(entity, foreseen, isHere) };
  }

  function remove(losses: ReadonlyMap<string, AgreedLoss>) {
    onClose();
    const deletion = deletionOf(sids, {
      remove: (sid) => {
        const loss = losses.get(sid);
        return dataProvider.delete(name, { id: idOf([sid]), ...(loss && { meta: { agreed: loss } }) });
      },
      restore: (sid) => restore(idOf([sid])),
      failed,
    });
    void kept.change(without(tree, tops), text('tree.deleted', { what }), deletion);
  }

  async function confirm() {
    if (!isDeleted) {
      onClose();
      void kept.change(without(tree, tops), text('tree.removed', { what }));
      return;
    }
    setAsking(true);
    try {
      const lossy: Lossy[] = [];
      for (const sid of sids) {
        const each = await foresee(sid);
        if (!isHarmless(each.foreseen)) lossy.push(each);
      }
      if (lossy.length === 0) remove(new Map());
      else setOpen(lossy);
    } catch (error) {
      notify({ message: failed(messageOf(error)) });
    } finally {
      setAsking(false);
    }
  }

  function agree({ sid }: Lossy, loss?: AgreedLoss) {
    const all = new Map(agreed);
    if (loss) all.set(sid, loss);
    setAgreed(all);
    setOpen(open.slice(1));
    if (open.length === 1) remove(all);
  }

  const [asked] = open;
  if (asked)
    return (
      <DeletionDialog
        key={asked.sid}
        entity={entity}
        record={{ id: idOf([asked.sid]), [entity.key[0] ?? '']: asked.sid }}
        title={words.name(asked.sid)}
        foreseen={asked.foreseen}
        fault={undefined}
        onAgree={(loss) => agree(asked, loss)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={
        keptBy
          ? text('tree.removeTitle', { what, platform: platform.key })
          : text('tree.deleteTitle', { what })
      }
      consequence={text(keptBy ? 'tree.removeText' : 'tree.deleteText', { extent: words.extent(tops) })}
      confirm={translate(isDeleted ? 'ra.action.delete' : 'ra.action.remove')}
      isOpen={isAsking}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {keptBy && (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox checked={isDeleted} onChange={(_, checked) => setDeleted(checked)} />}
          label={text('tree.deleteToo')}
        />
      )}
    </ConfirmDialog>
  );
}
