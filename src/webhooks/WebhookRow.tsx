import { Box, Button, Chip, Typography } from '@mui/material';
import type { Webhook } from '../../resources/calls/webhook.ts';
import type { TextKey } from '../../providers/i18n/TextKey.ts';
import { useText } from '../directory/useText.ts';
import { ActedRow } from '../layout/ActedRow.tsx';
import { useWebhookWords } from './useWebhookWords.ts';

/** What can be done with a webhook. */
export type WebhookAct = 'test' | 'log' | 'change' | 'rotate' | 'remove';

const acts: readonly WebhookAct[] = ['test', 'log', 'change', 'rotate', 'remove'];

/** A webhook with what it tells of, whether that gets through, and what keeps it from doing so. */
export function WebhookRow({ shown, onAct }: { shown: Webhook; onAct: (act: WebhookAct) => void }) {
  const text = useText();
  const words = useWebhookWords();
  const { name, company, url, kinds, off, maker, isPowerless, waiting } = shown;
  const { deliveredAt, failingSince, pausedUntil, formerUntil, madeAt } = shown;
  const said = (key: TextKey, moment: string | null) => moment && text(key, { moment: words.moment(moment) });
  const person = maker ?? text('keys.unknown');
  const state = [
    !off && text('webhooks.on'),
    said('webhooks.delivered', deliveredAt) ?? text('webhooks.neverDelivered'),
    waiting > 0 && text('webhooks.waiting', { count: waiting }),
    !off && said('webhooks.resting', pausedUntil),
    said('webhooks.former', formerUntil),
  ];
  return (
    <ActedRow
      title={name}
      heading="h2"
      acts={acts.map((act) => (
        <Button
          key={act}
          size="small"
          {...(act === 'remove' && { color: 'error' })}
          disabled={act === 'test' && off !== null}
          aria-label={text('keys.atKey', { action: text(`webhooks.${act}`), name })}
          onClick={() => onAct(act)}
        >
          {text(`webhooks.${act}`)}
        </Button>
      ))}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {company ? (company.name ?? company.sid) : text('webhooks.everybody')} · {url}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.75, p: 0, listStyle: 'none' }}
      >
        {kinds.map((kind) => (
          <li key={kind}>
            <Chip size="small" variant="outlined" label={words.kind(kind)} />
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {state.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {text('keys.by', { person, day: words.moment(madeAt) })}
      </Typography>
      {off && (
        <Typography variant="body2" color={off === 'byHand' ? 'text.secondary' : 'error'}>
          {text(`webhooks.off.${off}`)}
        </Typography>
      )}
      {!off && failingSince && (
        <Typography variant="body2" color="error">
          {said('webhooks.failing', failingSince)}
        </Typography>
      )}
      {isPowerless && (
        <Typography variant="body2" color="error">
          {text('webhooks.powerless', { person })}
        </Typography>
      )}
    </ActedRow>
  );
}
