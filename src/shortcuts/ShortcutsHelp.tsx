import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../directory/useText.ts';
import type { ShortcutGroup } from './Shortcut.ts';
import { useKeys } from './useKeys.ts';
import { useShortcuts } from './useShortcuts.ts';

const ShortcutsDialog = lazy(() =>
  import('./ShortcutsDialog.tsx').then((m) => ({ default: m.ShortcutsDialog })),
);

const everywhere: ShortcutGroup = {
  title: 'shortcuts.everywhere',
  shortcuts: [
    { keys: 'Control+K', says: 'palette.open' },
    { keys: '?', says: 'shortcuts.title' },
  ],
};

/** Lists, also on `?`, what keys do on the screen that is open (behaviour B530). */
export function ShortcutsHelp() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  useShortcuts(everywhere);
  useKeys('?', () => setOpen(true));
  return (
    <>
      <Tooltip title={text('shortcuts.title')}>
        <IconButton
          color="inherit"
          aria-label={text('shortcuts.title')}
          aria-keyshortcuts="?"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          // Where there is no keyboard as a rule, and no room.
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
