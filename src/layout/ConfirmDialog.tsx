import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';

interface Needs {
  title: string;
  /** What follows from it. */
  consequence: string;
  /** What the button is called that does it. */
  confirm: string;
  /** What the one is called that does not; "cancel" unless said. */
  decline?: string;
  /** Is something still to be decided? */
  isOpen?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What else is to be decided. */
  children?: ReactNode;
}

/** Asks before something is done that takes something away. */
export function ConfirmDialog({
  title,
  consequence,
  confirm,
  decline,
  isOpen = false,
  onConfirm,
  onClose,
  children,
}: Needs) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{consequence}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{decline ?? translate('ra.action.cancel')}</Button>
        <Button variant="contained" color="error" disabled={isOpen} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
