import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { AccessKey, ShownAccessKey } from '../../resources/calls/key.ts';
import { useText } from '../directory/useText.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { EmptyState } from '../layout/EmptyState.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { KeyRow } from './KeyRow.tsx';
import { MakeKeyDialog } from './MakeKeyDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useKeys } from './useKeys.ts';

/** What machines call with: made, renewed and revoked by whoever keeps a company (behaviour B544). */
export default function KeysScreen() {
  const text = useText();
  const { data, error, make, rotate, revoke } = useKeys();
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<{ key: AccessKey; how: 'rotate' | 'revoke' }>();
  const [shown, setShown] = useState<ShownAccessKey>();
  const close = () => setAsked(undefined);
  return (
    <Screen narrow>
      <PageHead title={text('further.keys')}>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {text('keys.make')}
        </Button>
      </PageHead>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {text('keys.lead')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="list" />}
      {data && (
        <Card>
          {data.length === 0 ? (
            <EmptyState title={text('keys.none')} advice={text('keys.noneAdvice')} />
          ) : (
            <Box component="ul" aria-label={text('further.keys')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((key) => (
                <KeyRow
                  key={key.sid}
                  shown={key}
                  onRotate={() => setAsked({ key, how: 'rotate' })}
                  onRevoke={() => setAsked({ key, how: 'revoke' })}
                />
              ))}
            </Box>
          )}
        </Card>
      )}
      {isMaking && (
        <MakeKeyDialog make={(wanted) => make(wanted).then(setShown)} onClose={() => setMaking(false)} />
      )}
      {asked?.how === 'rotate' && (
        <RotateDialog
          title={text('keys.rotateOf', { name: asked.key.name })}
          advice={text('keys.rotateAdvice')}
          rotate={(days) => rotate(asked.key, days).then(setShown)}
          onClose={close}
        />
      )}
      {asked?.how === 'revoke' && (
        <ConfirmDialog
          title={text('keys.revokeOf', { name: asked.key.name })}
          consequence={text('keys.revokeAdvice')}
          confirm={text('keys.revoke')}
          onConfirm={() => {
            close();
            void revoke(asked.key);
          }}
          onClose={close}
        />
      )}
      {shown?.secret && (
        <SecretDialog
          title={text('keys.shown', { name: shown.name })}
          advice={text('keys.once')}
          done={text('keys.done')}
          fields={[
            { label: text('keys.secret'), value: shown.secret },
            { label: text('keys.client'), value: shown.sid },
          ]}
          onClose={() => setShown(undefined)}
        />
      )}
    </Screen>
  );
}
