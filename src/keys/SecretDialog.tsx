import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { notify } from '../../ui/notifications/notify.ts';
import { useText } from '../directory/useText.ts';

interface Needs {
  title: string;
  /** That it is shown this once, and where it belongs. */
  advice: string;
  /** What is shown, each under its label. */
  fields: readonly { label: string; value: string }[];
  /** What the button says that closes it. */
  done: string;
  onClose: () => void;
}

/** Shows a secret this once: neither a click beside it nor a key closes it. */
export function SecretDialog({ title, advice, fields, done, onClose }: Needs) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {advice}
        </Alert>
        {fields.map(({ label, value }) => (
          <CopiedField key={label} label={label} value={value} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function CopiedField({ label, value }: { label: string; value: string }) {
  const text = useText();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify({ type: 'success', message: text('keys.copied') });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'end', mt: 2 }}>
      <TextField
        fullWidth
        multiline
        label={label}
        value={value}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      <Button
        startIcon={<CopyIcon />}
        aria-label={text('keys.atKey', { action: text('keys.copy'), name: label })}
        onClick={() => void copy()}
      >
        {text('keys.copy')}
      </Button>
    </Box>
  );
}
