import SourceIcon from '@mui/icons-material/SourceOutlined';
import { Button } from '@mui/material';
import { use } from 'react';
import { useText } from '../../directory/useText.ts';
import { OriginsContext } from './OriginsContext.ts';

/** Shows or hides where the values of the form come from. */
export function OriginsButton() {
  const text = useText();
  const { isShown, toggle } = use(OriginsContext);
  return (
    <Button color="inherit" startIcon={<SourceIcon />} aria-pressed={isShown} onClick={toggle}>
      {text('history.origins')}
    </Button>
  );
}
