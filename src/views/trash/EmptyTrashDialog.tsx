import { Alert, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { emptyTrash } from '../../../providers/data/trash.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { Waiting } from '../../layout/Waiting.tsx';

const foreseenKey = 'foreseen-emptying';

interface Needs {
  asked: Omit<Parameters<typeof emptyTrash>[0], 'dryRun'>;
  onClose: () => void;
}

/** Says how many deleted records cannot come back then, and how many stay, before it empties them (behaviour B628). */
export function EmptyTrashDialog({ asked, onClose }: Needs) {
  const text = useText();
  const number = useNumber();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data: foreseen, error } = useQuery({
    queryKey: [foreseenKey, asked],
    gcTime: 0,
    retry: false,
    queryFn: () => emptyTrash({ ...asked, dryRun: true }),
  });
  const empty = useMutation({
    mutationFn: () => emptyTrash({ ...asked, dryRun: false }),
    onSuccess: async ({ emptied }) => {
      const done = text('trash.emptied', { count: emptied, n: number(emptied) });
      notify(done, { type: 'success', messageArgs: { _: done } });
      onClose();
      await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== foreseenKey });
    },
  });
  const { emptied = 0, stays = 0 } = foreseen ?? {};
  const fault = empty.error ?? error;
  return (
    <ConfirmDialog
      title={
        emptied > 0 ? text('trash.emptyTitle', { count: emptied, n: number(emptied) }) : text('trash.forGood')
      }
      consequence={emptied > 0 ? text('trash.emptyText') : ''}
      confirm={text('trash.forGood')}
      isOpen={emptied === 0 || empty.isPending}
      onConfirm={() => empty.mutate()}
      onClose={onClose}
    >
      {!foreseen && !fault && <Waiting of="lines" count={1} />}
      {stays > 0 && <Typography>{text('trash.stays', { count: stays, n: number(stays) })}</Typography>}
      {fault && <Alert severity="error">{fault.message}</Alert>}
    </ConfirmDialog>
  );
}
