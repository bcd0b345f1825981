import BellIcon from '@mui/icons-material/NotificationsNone';
import { Badge, Box, Button, IconButton, Popover, Tooltip, Typography } from '@mui/material';
import { useBasename } from 'ra-core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { languageTag } from '../../resources/platform/platforms.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { NoticeSources } from './NoticeSources.tsx';
import { useNoticeAddress } from './useNoticeAddress.ts';
import { useNotices } from './useNotices.ts';

const NoticeWishes = lazy(() => import('./NoticeWishes.tsx').then((m) => ({ default: m.NoticeWishes })));

/** What concerns the person, and how much of it was not seen yet, on every screen (behaviour B535). */
export function NoticeBell() {
  const text = useText();
  const basename = useBasename();
  const { language, platform } = useBackoffice();
  const { notices, see, clear } = useNotices();
  const addressOf = useNoticeAddress();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const unseen = notices.filter(({ isSeen }) => !isSeen).length;
  const label = unseen > 0 ? text('notices.unseen', { count: unseen, n: unseen }) : text('notices.title');
  const when = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const close = () => {
    setOpen(false);
    void see();
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          color="inherit"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Badge badgeContent={unseen || undefined} color="primary">
            <BellIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
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
            <Button
              size="small"
              onClick={() => {
                setOpen(false);
                void clear();
              }}
            >
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
                  onClick={close}
                  sx={{ ml: -0.75, mt: 0.25 }}
                >
                  {text('notices.show')}
                </Button>
              </Box>
            ))}
          </Box>
        )}
        {isOpen && <NoticeSources onLeave={close} />}
        {isOpen && (
          <Suspense>
            <NoticeWishes />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
