import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { readDeliveries, resendDelivery } from '../../providers/data/webhooks.ts';
import type { Webhook, WebhookDelivery } from '../../resources/calls/webhook.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { ActedRow } from '../layout/ActedRow.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { useWebhookWords } from './useWebhookWords.ts';

/** As long as it is looked at. */
const readAgainMs = 3000;

/** What was sent to a webhook lately, what came of it, and sending it again. */
export function DeliveriesDialog({ shown, onClose }: { shown: Webhook; onClose: () => void }) {
  const text = useText();
  const translate = useTranslate();
  const title = useId();
  const { platform } = useBackoffice();
  const { data, error, refetch } = useQuery({
    queryKey: ['webhookDeliveries', platform.key, shown.sid],
    queryFn: () => readDeliveries(platform.key, shown.sid),
    refetchInterval: readAgainMs,
  });
  const resend = ({ id }: WebhookDelivery) =>
    resendDelivery(platform.key, shown.sid, id)
      .then(
        () => notify({ type: 'success', message: text('webhooks.resent') }),
        (failure: unknown) => notify({ type: 'danger', message: messageOf(failure) }),
      )
      .finally(() => void refetch());
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title}>{text('webhooks.logOf', { name: shown.name })}</DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 2 } }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Waiting of="list" />}
        {data?.length === 0 && <Typography sx={{ px: 2 }}>{text('webhooks.logNone')}</Typography>}
        {data && data.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                onResend={shown.off ? undefined : () => void resend(delivery)}
              />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const colours = { waiting: 'warning.main', delivered: 'success.main', failed: 'error.main' } as const;

function DeliveryRow({
  delivery,
  onResend,
}: {
  delivery: WebhookDelivery;
  onResend: (() => void) | undefined;
}) {
  const text = useText();
  const words = useWebhookWords();
  const { id, type, state, items, attempts, madeAt, lastAt, nextAt, status, fault, tookMs } = delivery;
  const said = [
    words.moment(lastAt ?? madeAt),
    items > 0 && text('webhooks.items', { count: items }),
    attempts > 0 && text('webhooks.attempts', { count: attempts }),
    status !== null && text('webhooks.status', { status }),
    fault && text(`webhooks.fault.${fault}`),
    tookMs !== null && `${tookMs} ms`,
    nextAt && attempts > 0 && text('webhooks.next', { moment: words.moment(nextAt) }),
  ];
  return (
    <ActedRow
      title={
        <>
          {type}{' '}
          <Typography component="span" variant="body2" sx={{ color: colours[state] }}>
            {text(`webhooks.state.${state}`)}
          </Typography>
        </>
      }
      heading="h3"
      acts={
        onResend && (
          <Button
            size="small"
            aria-label={text('keys.atKey', { action: text('webhooks.resend'), name: id })}
            onClick={onResend}
          >
            {text('webhooks.resend')}
          </Button>
        )
      }
    >
      <Typography variant="body2" color="text.secondary">
        {said.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {id}
      </Typography>
    </ActedRow>
  );
}
