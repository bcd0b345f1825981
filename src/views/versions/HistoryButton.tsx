import HistoryIcon from '@mui/icons-material/History';
import { Button, Drawer } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import { useText } from '../../directory/useText.ts';
import { History } from './History.tsx';

/** Opens what was done to a record. It stands in the form, as what is restored is put into the form. */
export function HistoryButton({ entity, record }: { entity: Entity; record: RaRecord }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {text('history.title')}
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('history.title') } }}
      >
        <History entity={entity} record={record} onClose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
