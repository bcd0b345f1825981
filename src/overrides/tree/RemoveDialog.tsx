import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
} from '@mui/material';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { idOf } from '../../../providers/data/recordId.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { extentOf, type CategoryTree } from './CategoryTree.ts';
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
 * Takes categories out of this platform's tree, and on request a single empty one out of the catalogue. A category that
 * cannot be deleted, as something refers to it, hangs where it was again.
 */
export function RemoveDialog({ tree, tops, words, kept, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { platform, directory } = useBackoffice();
  const [isDeleted, setDeleted] = useState(false);
  const { categories, products } = extentOf(tree, tops);
  const [only] = tops;
  const canDelete = only !== undefined && categories === 1 && products === 0;

  async function remove() {
    onClose();
    const key = isDeleted ? 'tree.deleted' : 'tree.removed';
    const isStored = await kept.change(without(tree, tops), text(key, { what: words.what(tops) }));
    if (!isStored || !isDeleted || only === undefined) return;
    try {
      await dataProvider.delete(directory.showing('category').name, { id: idOf([only]) });
    } catch (error) {
      kept.undo();
      notify({
        message: text('tree.notDeleted', { what: words.what(tops), reason: (error as Error).message }),
      });
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>
        {text('tree.removeTitle', { what: words.what(tops), platform: platform.key })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text('tree.removeText', { extent: words.extent(tops) })}</DialogContentText>
        {canDelete && (
          <FormControlLabel
            sx={{ mt: 1 }}
            control={<Checkbox checked={isDeleted} onChange={(_, checked) => setDeleted(checked)} />}
            label={text('tree.deleteToo')}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" color="error" onClick={() => void remove()}>
          {translate(isDeleted ? 'ra.action.delete' : 'ra.action.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
