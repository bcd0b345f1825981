import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '../directory/useText.ts';

interface Needs {
  value: string;
  onChange: (who: string) => void;
}

const askAfterMs = 300;

/** A part of somebody's name; asked for when the typing pauses. */
export function WhoFilter({ value, onChange }: Needs) {
  const text = useText();
  const [typed, setTyped] = useState({ of: value, text: value });
  // Chosen elsewhere, such as by the name in an entry.
  if (typed.of !== value) setTyped({ of: value, text: value });
  useEffect(() => {
    if (typed.text.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.text.trim()), askAfterMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      type="search"
      size="small"
      margin="dense"
      label={text('activity.who')}
      value={typed.text}
      placeholder={text('activity.any')}
      onChange={({ target }) => setTyped({ of: value, text: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 100 } }}
      sx={{ '& input::placeholder': { opacity: 1, color: 'text.secondary' } }}
    />
  );
}
