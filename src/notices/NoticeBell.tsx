import BellIcon from '@mui/icons-material/NotificationsNone';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useRef, useState } from 'react';
import { useText } from '../directory/useText.ts';
import { useNotices } from './useNotices.ts';

const NoticeList = lazy(() => import('./NoticeList.tsx').then((m) => ({ default: m.NoticeList })));

/** What concerns the person, and how much of it was not seen yet, on every screen (behaviour B535). */
export function NoticeBell() {
  const text = useText();
  const { notices, see, clear } = useNotices();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unseen = notices.filter(({ isSeen }) => !isSeen).length;
  const label = unseen > 0 ? text('notices.unseen', { count: unseen, n: unseen }) : text('notices.title');
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
      {isOpen && (
        <Suspense>
          <NoticeList
            anchor={() => button.current}
            notices={notices}
            onClear={() => {
              setOpen(false);
              void clear();
            }}
            onClose={() => {
              setOpen(false);
              void see();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
