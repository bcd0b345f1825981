import { Box, Button, Typography } from '@mui/material';
import type { Change } from '../../resources/calls/audit.ts';
import type { Entity } from '../../resources/entity.ts';
import { languageTag } from '../../resources/platforms.ts';
import { isRow } from '../../resources/shape.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { LeafValue } from './LeafValue.tsx';
import { isSame, leavesOf, valueAt } from './leaves.ts';
import { useLeafLabel } from './useLeafLabel.ts';

interface Needs {
  entity: Entity;
  change: Change;
  onRestore?: () => void;
}

/** One change: who, when, and of each field what it was and what it became. */
export function HistoryEntry({ entity, change: { at, username, kind, before, after }, onRestore }: Needs) {
  const { language, platform } = useBackoffice();
  const text = useText();
  const labelOf = useLeafLabel();
  const was = isRow(before) ? before : {};
  const became = isRow(after) ? after : {};
  const changed =
    kind === 'changed'
      ? leavesOf(entity).filter((leaf) => !isSame(valueAt(was, leaf), valueAt(became, leaf)))
      : [];
  const when = new Date(at).toLocaleString(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography sx={{ flex: 1, fontWeight: 600 }}>
          {text(`history.${kind}`, { who: username ?? text('history.server') })}
        </Typography>
        <Typography component="time" dateTime={at} variant="caption" color="text.secondary">
          {when}
        </Typography>
      </Box>
      {changed.map((leaf) => (
        <Box key={leaf.path.join('.')} sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          <Typography variant="caption" color="text.secondary">
            {labelOf(leaf)}
          </Typography>
          <Typography variant="body2" component="div">
            <Box component="del" sx={{ color: 'text.secondary' }}>
              <LeafValue leaf={leaf} row={was} />
            </Box>{' '}
            <Box component="ins" sx={{ textDecoration: 'none' }}>
              <LeafValue leaf={leaf} row={became} />
            </Box>
          </Typography>
        </Box>
      ))}
      {onRestore && (
        <Button size="small" onClick={onRestore} sx={{ mt: 0.5 }}>
          {text('history.restore')}
        </Button>
      )}
    </Box>
  );
}
