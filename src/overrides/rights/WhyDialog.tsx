import { TextField } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';

interface Needs {
  title: string;
  consequence: string;
  confirm: string;
  onConfirm: (why: string) => void;
  onClose: () => void;
}

/** Asks before something is taken or refused, and why. */
export function WhyDialog({ onConfirm, ...asked }: Needs) {
  const text = useText();
  const [why, setWhy] = useState('');
  return (
    <ConfirmDialog {...asked} onConfirm={() => onConfirm(why.trim())}>
      <TextField
        fullWidth
        margin="normal"
        label={text('rights.why')}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConfirmDialog>
  );
}
