import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Nothing is removed by an import before its number has been confirmed. */
export function DeletionDialog({ count, onConfirm, onClose }: Needs) {
  const text = useText();
  const number = useNumber();
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{text('import.deletesTitle', { count, n: number(count) })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('import.deletesText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {text('import.deletesConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
