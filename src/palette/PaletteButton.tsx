import SearchIcon from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../directory/useText.ts';
import { useKeys } from '../shortcuts/useKeys.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

// Nothing of it is needed before it is asked for.
const Palette = lazy(() => import('./Palette.tsx').then((m) => ({ default: m.Palette })));

/** Opens the palette, which Ctrl+K and Cmd+K do from everywhere (behaviour B477). */
export function PaletteButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  useKeys('Control+K', () => setOpen((was) => !was));
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        sx={{
          position: 'relative',
          minWidth: { xs: 40, md: 220 },
          height: 36,
          px: 1,
          gap: 1,
          justifyContent: { xs: 'center', md: 'flex-start' },
          border: { md: 1 },
          borderColor: { md: 'divider' },
          borderRadius: 1,
          color: 'text.secondary',
          fontSize: '0.875rem',
          fontFamily: 'inherit',
        }}
      >
        <SearchIcon fontSize="small" />
        <Box
          component="span"
          sx={(theme) => ({
            flex: 1,
            textAlign: 'left',
            [theme.breakpoints.down('md')]: visuallyHidden,
          })}
        >
          {text('palette.open')}
        </Box>
        <Box component="kbd" aria-hidden sx={{ display: { xs: 'none', md: 'inline' }, font: 'inherit' }}>
          {isMac() ? '⌘K' : 'Ctrl K'}
        </Box>
      </ButtonBase>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
