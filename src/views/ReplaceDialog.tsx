import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useText } from '../directory/useText.ts';

interface Needs {
  onReplace: () => void;
  onClose: () => void;
}

/** Asks before an earlier state takes the place of what was typed and is not saved. */
export function ReplaceDialog({ onReplace, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="replace-title">
      <DialogTitle id="replace-title">{text('history.replaceTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('history.replaceText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onReplace}>{text('history.replace')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
