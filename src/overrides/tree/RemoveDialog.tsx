import { Checkbox, FormControlLabel } from '@mui/material';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { undoDelete } from '../../../providers/data/audit.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { branchOf, extentOf, type CategoryTree } from './CategoryTree.ts';
import { deletionOf } from './deletionOf.ts';
import { without } from './rearrange.ts';
import type { KeptTree } from './useCategoryTree.ts';
import type { TreeWords } from './useTreeWords.ts';

interface Needs {
  tree: CategoryTree;
  tops: readonly string[];
  words: TreeWords;
  kept: KeptTree;
  onClose: () => void;
}

/**
 * Takes categories out of this platform's tree, and on request those without products out of the catalogue; both are
 * taken back together. When one cannot be deleted, as something refers to it, all of them hang where they were again.
 */
export function RemoveDialog({ tree, tops, words, kept, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { platform, directory } = useBackoffice();
  const [isDeleted, setDeleted] = useState(false);
  const { entity, name } = directory.showing('category');
  const sids = tops.flatMap((sid) => branchOf(tree, sid));
  const canDelete = extentOf(tree, tops).products === 0;

  const deletion = (what: string) =>
    deletionOf(sids, {
      remove: (sid) => dataProvider.delete(name, { id: idOf([sid]) }),
      restore: (sid) => undoDelete({ platform: platform.key, entity, id: idOf([sid]) }),
      failed: (reason) => text('tree.notDeleted', { what, reason }),
    });

  function remove() {
    onClose();
    const what = words.what(tops);
    const after = without(tree, tops);
    if (isDeleted) void kept.change(after, text('tree.deleted', { what }), deletion(what));
    else void kept.change(after, text('tree.removed', { what }));
  }

  return (
    <ConfirmDialog
      title={text('tree.removeTitle', { what: words.what(tops), platform: platform.key })}
      consequence={text('tree.removeText', { extent: words.extent(tops) })}
      confirm={translate(isDeleted ? 'ra.action.delete' : 'ra.action.remove')}
      onConfirm={remove}
      onClose={onClose}
    >
      {canDelete && (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox checked={isDeleted} onChange={(_, checked) => setDeleted(checked)} />}
          label={text('tree.deleteToo', { count: sids.length })}
        />
      )}
    </ConfirmDialog>
  );
}
