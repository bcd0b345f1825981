import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Switch,
  TextField,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { reportedFaults } from '../../providers/data/reportedFaults.ts';
import { Problem } from '../../providers/fetch.ts';
import type { ChangedWebhook, WantedWebhook, Webhook } from '../../resources/calls/webhook.ts';
import { webhook } from '../../resources/entities/webhook.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { webhookKinds, type WebhookKind } from '../../resources/platform/webhookKinds.ts';
import { placeOf } from '../directory/Place.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { CompanyChoice, useOnlyCompany } from './CompanyChoice.tsx';
import { useWebhookWords } from './useWebhookWords.ts';

interface Needs {
  /** The one that is changed; none to make one. */
  changed?: Webhook;
  save: (wanted: WantedWebhook & ChangedWebhook) => Promise<unknown>;
  onClose: () => void;
}

/** Asks whom a webhook tells of what. */
export function WebhookDialog({ changed, save, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const labels = useLabels();
  const words = useWebhookWords();
  const title = useId();
  const only = useOnlyCompany();
  const [name, setName] = useState(changed?.name ?? '');
  const [url, setUrl] = useState(changed?.url ?? '');
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(changed?.kinds ?? ['product', 'import']);
  const [isOn, setOn] = useState(!changed?.off);
  const [chosen, setChosen] = useState<string | null>();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const company = chosen === undefined ? only : chosen;

  async function submit() {
    setBusy(true);
    setFaults({});
    try {
      await save({
        name: name.trim(),
        url: url.trim(),
        kinds: webhookKinds.filter((kind) => kinds.includes(kind)),
        company: company ?? null,
        isOn,
      });
      onClose();
    } catch (error) {
      const named = error instanceof Problem ? reportedFaults(error.body.errors) : [];
      setFaults(
        named.length > 0
          ? Object.fromEntries(named.map((fault) => [fault.path.split('.')[0] ?? '', fault.message]))
          : { '': messageOf(error) },
      );
    } finally {
      setBusy(false);
    }
  }

  const done = changed ? translate('ra.action.save') : text('webhooks.make');
  const isReady = name.trim() && url.trim() && kinds.length > 0 && (changed || company !== undefined);
  const elsewhere = faults[''] ?? faults.isOn;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>
        {changed ? text('webhooks.changeOf', { name: changed.name }) : text('webhooks.make')}
      </DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          autoFocus
          margin="dense"
          label={labels.field(placeOf(webhook, 'name'))}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={Boolean(faults.name)}
          helperText={faults.name ?? text('webhooks.nameHint')}
          slotProps={{ htmlInput: { maxLength: 80 } }}
          sx={{ mb: 2 }}
        />
        <TextField
          fullWidth
          type="url"
          label={labels.field(placeOf(webhook, 'url'))}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          error={Boolean(faults.url)}
          helperText={faults.url ?? text('webhooks.urlHint')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          sx={{ mb: 2 }}
        />
        {!changed && <CompanyChoice value={company} onChange={setChosen} fault={faults.company} />}
        <FormControl component="fieldset" sx={{ mt: 2, mb: 1 }}>
          <FormLabel component="legend">{labels.field(placeOf(webhook, 'kinds'))}</FormLabel>
          <FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
            {webhookKinds.map((kind) => (
              <FormControlLabel
                key={kind}
                label={words.kind(kind)}
                control={<Checkbox size="small" checked={kinds.includes(kind)} />}
                onChange={(_, checked) =>
                  setKinds(checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
                }
              />
            ))}
          </FormGroup>
        </FormControl>
        {changed && (
          <FormControlLabel
            sx={{ display: 'flex' }}
            label={text('webhooks.isOn')}
            control={<Switch checked={isOn} />}
            onChange={(_, checked) => setOn(checked)}
          />
        )}
        {elsewhere && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {elsewhere}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={isBusy || !isReady} onClick={() => void submit()}>
          {done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
