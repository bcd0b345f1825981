import EmptyIcon from '@mui/icons-material/DeleteForeverOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { DeletedRecord } from '../../../resources/calls/trash.ts';
import type { Entity } from '../../../resources/entity.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { useTitleOf } from '../../directory/useTitleOf.ts';

interface Needs {
  entity: Entity;
  record: DeletedRecord;
  /** Takes how people call it. */
  onRestore: (called: string) => void;
  /** Ends its way back; absent for whom may not. */
  onEmpty?: () => void;
}

/** One deleted record: who deleted it and when, until when it can be brought back, and why it cannot. */
export function TrashedRecord({ entity, record, onRestore, onEmpty }: Needs) {
  const { language, platform } = useBackoffice();
  const text = useText();
  const titleOf = useTitleOf();
  const { key, title, at, username, sub, emptiedAt, isTaken } = record;
  const place = Object.fromEntries(entity.key.map((name, index) => [name, key[index] ?? '']));
  const called = titleOf(entity, { ...place, [entity.title]: title });
  const day = (moment: string) => new Date(moment).toLocaleDateString(languageTag(language, platform));
  const who =
    username ?? (sub === null ? text('history.server') : text('activity.account', { id: sub.slice(0, 8) }));
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{called}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {`${key.at(-1) ?? ''} · ${text('trash.deleted', { who, day: day(at), until: day(emptiedAt) })}`}
      </Typography>
      {isTaken ? (
        <Typography variant="body2">{text('trash.taken')}</Typography>
      ) : (
        <Button
          size="small"
          startIcon={<RestoreIcon />}
          aria-label={text('trash.restore', { called })}
          onClick={() => onRestore(called)}
          sx={{ ml: -0.5 }}
        >
          {text('activity.undo.deleted')}
        </Button>
      )}
      {onEmpty && (
        <Button
          size="small"
          color="secondary"
          startIcon={<EmptyIcon />}
          aria-label={text('trash.emptyOne', { called })}
          onClick={onEmpty}
        >
          {text('trash.forGood')}
        </Button>
      )}
    </Box>
  );
}
