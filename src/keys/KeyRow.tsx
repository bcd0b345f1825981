import { Button, Chip, Box, Typography } from '@mui/material';
import type { AccessKey } from '../../resources/calls/key.ts';
import { useText } from '../directory/useText.ts';
import { ActedRow } from '../layout/ActedRow.tsx';
import { useKeyWords } from './useKeyWords.ts';

interface Needs {
  shown: AccessKey;
  onRotate: () => void;
  onRevoke: () => void;
}

/** A key with what it is for, when it was last used, and what keeps it from working. */
export function KeyRow({ shown, onRotate, onRevoke }: Needs) {
  const text = useText();
  const words = useKeyWords();
  const { name, sid, companies, scopes, until, hasEnded, maker, isPowerless, madeAt, usedAt, formerUntil } =
    shown;
  const labelled = (action: string) => text('keys.atKey', { action, name });
  const whom = companies.map((one) => one.name ?? one.sid).join(', ') || text('keys.everybody');
  const end = until
    ? text(hasEnded ? 'keys.ended' : 'keys.ends', { day: words.day(until) })
    : text('keys.endless');
  const used = `${text('keys.used')}: ${usedAt ? words.moment(usedAt) : text('keys.never')}`;
  return (
    <ActedRow
      title={name}
      heading="h2"
      acts={
        <>
          <Button size="small" aria-label={labelled(text('keys.rotate'))} onClick={onRotate}>
            {text('keys.rotate')}
          </Button>
          <Button size="small" color="error" aria-label={labelled(text('keys.revoke'))} onClick={onRevoke}>
            {text('keys.revoke')}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {whom}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.75, p: 0, listStyle: 'none' }}
      >
        {scopes.map((scope) => (
          <li key={scope}>
            <Chip size="small" variant="outlined" label={words.scope(scope)} />
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[used, end, formerUntil && text('keys.former', { day: words.moment(formerUntil) })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {text('keys.by', { person: maker ?? text('keys.unknown'), day: words.moment(madeAt) })} · {sid}
      </Typography>
      {isPowerless && (
        <Typography variant="body2" color="error">
          {text('keys.powerless', { person: maker ?? text('keys.unknown') })}
        </Typography>
      )}
    </ActedRow>
  );
}
