import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { keys } from '../../resources/limits.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { useText } from '../directory/useText.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';

interface Needs {
  title: string;
  /** What follows from it. */
  advice: string;
  rotate: (overlapDays: number) => Promise<unknown>;
  onClose: () => void;
}

const overlaps = [0, 1, keys.overlapDays, 30] as const;

/** Asks for how long the secret that is replaced goes on. */
export function RotateDialog({ title, advice, rotate, onClose }: Needs) {
  const text = useText();
  const [days, setDays] = useState<number>(keys.overlapDays);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await rotate(days);
      onClose();
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={title}
      consequence={advice}
      confirm={text('keys.rotate')}
      isOpen={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        margin="normal"
        label={text('keys.overlap')}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {overlaps.map((count) => (
          <MenuItem key={count} value={count}>
            {count === 0 ? text('keys.overlapNone') : text('keys.overlapDays', { count })}
          </MenuItem>
        ))}
      </TextField>
      {fault && <Alert severity="error">{fault}</Alert>}
    </ConfirmDialog>
  );
}
