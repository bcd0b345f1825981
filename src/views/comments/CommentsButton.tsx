import CommentIcon from '@mui/icons-material/ForumOutlined';
import { Button } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import { useText } from '../../directory/useText.ts';

const Comments = lazy(() => import('./Comments.tsx').then((m) => ({ default: m.Comments })));

/** Opens what is said about a record. */
export function CommentsButton({ entity, record }: { entity: Entity; record: RaRecord }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<CommentIcon />} onClick={() => setOpen(true)}>
        {text('comments.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <Comments entity={entity} record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
