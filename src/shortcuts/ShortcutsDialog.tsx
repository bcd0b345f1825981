import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useText } from '../directory/useText.ts';
import { shownKeys } from './keys.ts';
import { useToldShortcuts } from './useShortcuts.ts';

/** What keys do on the screen that is open. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const translate = useTranslate();
  const id = useId();
  const groups = useToldShortcuts();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('shortcuts.title')}</DialogTitle>
      <DialogContent>
        {groups.map(({ title, shortcuts }) => (
          <Box component="section" key={title} aria-label={text(title)} sx={{ '& + &': { mt: 2.5 } }}>
            <Typography variant="subtitle2" component="h3">
              {text(title)}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {shortcuts.map(({ keys, says }) => (
                <Box
                  key={keys}
                  sx={{
                    display: 'flex',
                    flexDirection: 'row-reverse',
                    justifyContent: 'space-between',
                    gap: 2,
                    py: 0.75,
                    borderBottom: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
                    {shownKeys(keys, isMac()).map((key) => (
                      <Box key={key} component="kbd" sx={drawnKey}>
                        {key}
                      </Box>
                    ))}
                  </Box>
                  <Box component="dd" sx={{ m: 0, fontSize: '0.875rem' }}>
                    {text(says)}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const drawnKey = {
  display: 'inline-block',
  minWidth: 24,
  px: 0.75,
  ml: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'center',
  font: 'inherit',
  fontSize: '0.8125rem',
} as const;

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
