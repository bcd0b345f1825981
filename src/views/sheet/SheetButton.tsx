import ListIcon from '@mui/icons-material/FormatListBulleted';
import SheetIcon from '@mui/icons-material/GridOn';
import { Button } from '@mui/material';
import { useText } from '../../directory/useText.ts';

interface Needs {
  isSheet: boolean;
  onChange: (isSheet: boolean) => void;
}

/** Between the list of records and the table in which they are written in place. */
export function SheetButton({ isSheet, onChange }: Needs) {
  const text = useText();
  return (
    <Button
      size="small"
      color="secondary"
      startIcon={isSheet ? <ListIcon /> : <SheetIcon />}
      onClick={() => onChange(!isSheet)}
    >
      {text(isSheet ? 'bulk.list' : 'bulk.sheet')}
    </Button>
  );
}
