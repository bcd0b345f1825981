import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { ShownWebhook, Webhook } from '../../resources/calls/webhook.ts';
import { useText } from '../directory/useText.ts';
import { RotateDialog } from '../keys/RotateDialog.tsx';
import { SecretDialog } from '../keys/SecretDialog.tsx';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { EmptyState } from '../layout/EmptyState.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { useWebhooks } from './useWebhooks.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow, type WebhookAct } from './WebhookRow.tsx';

/** Who is told what changes: made, changed, tested and looked after by whoever keeps a company (behaviour B607). */
export default function WebhooksScreen() {
  const text = useText();
  const { data, error, make, change, rotate, remove, test } = useWebhooks();
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<{ webhook: Webhook; act: WebhookAct }>();
  const [shown, setShown] = useState<ShownWebhook>();
  const close = () => setAsked(undefined);
  const act = (webhook: Webhook, wanted: WebhookAct) =>
    wanted === 'test' ? void test(webhook) : setAsked({ webhook, act: wanted });
  return (
    <Screen narrow>
      <PageHead title={text('further.webhooks')}>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {text('webhooks.make')}
        </Button>
      </PageHead>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {text('webhooks.lead')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="list" />}
      {data && (
        <Card>
          {data.length === 0 ? (
            <EmptyState title={text('webhooks.none')} advice={text('webhooks.noneAdvice')} />
          ) : (
            <Box component="ul" aria-label={text('further.webhooks')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((webhook) => (
                <WebhookRow key={webhook.sid} shown={webhook} onAct={(wanted) => act(webhook, wanted)} />
              ))}
            </Box>
          )}
        </Card>
      )}
      {isMaking && (
        <WebhookDialog
          save={({ isOn: _, ...wanted }) => make(wanted).then(setShown)}
          onClose={() => setMaking(false)}
        />
      )}
      {asked?.act === 'change' && (
        <WebhookDialog
          changed={asked.webhook}
          save={({ company: _, ...changed }) => change(asked.webhook, changed)}
          onClose={close}
        />
      )}
      {asked?.act === 'log' && <DeliveriesDialog shown={asked.webhook} onClose={close} />}
      {asked?.act === 'rotate' && (
        <RotateDialog
          title={text('webhooks.rotateOf', { name: asked.webhook.name })}
          advice={text('webhooks.rotateAdvice')}
          rotate={(days) => rotate(asked.webhook, days).then(setShown)}
          onClose={close}
        />
      )}
      {asked?.act === 'remove' && (
        <ConfirmDialog
          title={text('webhooks.removeOf', { name: asked.webhook.name })}
          consequence={text('webhooks.removeAdvice')}
          confirm={text('webhooks.remove')}
          onConfirm={() => {
            close();
            void remove(asked.webhook);
          }}
          onClose={close}
        />
      )}
      {shown?.secret && (
        <SecretDialog
          title={text('webhooks.shown', { name: shown.name })}
          advice={text('webhooks.once')}
          done={text('webhooks.done')}
          fields={[{ label: text('webhooks.secret'), value: shown.secret }]}
          onClose={() => setShown(undefined)}
        />
      )}
    </Screen>
  );
}
