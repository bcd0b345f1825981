import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { assignItems } from '../../../providers/data/media.ts';
import type { MediaDelivery, MediaItemShown } from '../../../resources/calls/media.ts';
import { document } from '../../../resources/entities/document.ts';
import { product } from '../../../resources/entities/product.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';

interface Needs {
  delivery: Pick<MediaDelivery, 'id' | 'orgaSid'>;
  item: MediaItemShown;
  onDone: () => void;
  onClose: () => void;
}

/** Asks of which product of the company a picture or document is. */
export function AssignDialog({ delivery: { id, orgaSid }, item, onDone, onClose }: Needs) {
  const text = useText();
  const labels = useLabels();
  const translate = useTranslate();
  const { platform } = useBackoffice();
  const [chosen, setChosen] = useState<string[]>([]);
  const titleId = useId();
  const [productSid] = chosen;
  const assign = useMutation({
    mutationFn: (sid: string) => assignItems(platform.key, id, { items: [item.id], productSid: sid }),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('media.assignTo')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {item.path}. {text('media.assignText')}
        </DialogContentText>
        {assign.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {assign.error.message}
          </Alert>
        )}
        <ReferencePicker
          field={document.fields.products}
          label={labels.one(product)}
          value={chosen}
          // One of them: the one that was chosen last.
          onChange={(sids) => setChosen(sids.slice(-1))}
          within={{ orgaSid }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={productSid === undefined || assign.isPending}
          onClick={() => productSid !== undefined && assign.mutate(productSid)}
        >
          {text('media.assign')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
