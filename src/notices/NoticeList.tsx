import { Box, Button, Popover, Typography } from '@mui/material';
import { useBasename } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Notice } from '../../resources/calls/notices.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { NoticeSources } from './NoticeSources.tsx';
import { NoticeWishes } from './NoticeWishes.tsx';
import { useNoticeAddress } from './useNoticeAddress.ts';

interface Needs {
  /** What it hangs on. */
  anchor: () => HTMLElement | null;
  notices: readonly Notice[];
  onClear: () => void;
  onClose: () => void;
}

/** What concerns the person, each with the way there, and of what they wish to be told. */
export function NoticeList({ anchor, notices, onClear, onClose }: Needs) {
  const text = useText();
  const basename = useBasename();
  const { language, platform } = useBackoffice();
  const addressOf = useNoticeAddress();
  const id = useId();
  const when = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: { width: 380, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, minHeight: 48 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {text('notices.title')}
        </Typography>
        {notices.length > 0 && (
          <Button size="small" onClick={onClear}>
            {text('notices.clear')}
          </Button>
        )}
      </Box>
      {notices.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {text('notices.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {notices.map(({ kind, subject, severity, message, detail, place, at, isSeen }) => (
            <Box
              key={`${kind} ${subject}`}
              component="li"
              sx={{
                px: 2,
                py: 1.25,
                borderTop: 1,
                borderColor: 'divider',
                boxShadow: ({ palette }) => (isSeen ? 'none' : `inset 3px 0 0 ${palette[severity].main}`),
              }}
            >
              <Typography variant="body2" sx={{ fontWeight: isSeen ? 400 : 600 }}>
                {message}
              </Typography>
              <Typography
                variant="caption"
                color="text.secondary"
                component="p"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {[detail, when.format(new Date(at))].filter(Boolean).join(' · ')}
              </Typography>
              <Button
                size="small"
                component={Link}
                to={basename + addressOf(place)}
                onClick={onClose}
                sx={{ ml: -0.75, mt: 0.25 }}
              >
                {text('notices.show')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <NoticeSources onLeave={onClose} />
      <NoticeWishes />
    </Popover>
  );
}
