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
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { usePermissions, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { reportedFaults } from '../../providers/data/reportedFaults.ts';
import { Problem } from '../../providers/fetch.ts';
import { isAdmin } from '../../resources/access/holdsRight.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { WantedKey } from '../../resources/calls/key.ts';
import { accessKey } from '../../resources/entities/accessKey.ts';
import { keyScopes, type KeyScope } from '../../resources/platform/keyScopes.ts';
import { reference } from '../../resources/kinds/grammar.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { useCompanies } from '../company/useCompanies.ts';
import { placeOf } from '../directory/Place.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { ReferencePicker } from '../fields/reference/ReferencePicker.tsx';
import { useKeyWords } from './useKeyWords.ts';

interface Needs {
  make: (wanted: WantedKey) => Promise<unknown>;
  onClose: () => void;
}

const companiesField = reference('orga', { many: true });
const nowhere = {};

/** Asks what a key is for, and what it may. */
export function MakeKeyDialog({ make, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const labels = useLabels();
  const words = useKeyWords();
  const title = useId();
  const { permissions: caller } = usePermissions<Caller>();
  const { companies: own } = useCompanies('import');
  const mayWhole = caller !== undefined && isAdmin(caller);
  const [name, setName] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>();
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read']);
  const [until, setUntil] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [first] = own;
  const companies = chosen ?? (own.length === 1 && first ? [first.sid] : []);

  async function submit() {
    setBusy(true);
    setFaults({});
    try {
      await make({
        name: name.trim(),
        companies: isWhole ? [] : [...companies],
        scopes: keyScopes.filter((scope) => scopes.includes(scope)),
        until: until || null,
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

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{text('keys.make')}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          autoFocus
          label={labels.field(placeOf(accessKey, 'name'))}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={Boolean(faults.name)}
          helperText={faults.name ?? text('keys.nameHint')}
          slotProps={{ htmlInput: { maxLength: 80 } }}
          sx={{ mb: 2 }}
        />
        {mayWhole && (
          <RadioGroup
            row
            aria-label={text('keys.whom')}
            value={isWhole ? 'whole' : 'some'}
            onChange={(_, value) => setWhole(value === 'whole')}
          >
            <FormControlLabel value="some" control={<Radio />} label={text('keys.some')} />
            <FormControlLabel value="whole" control={<Radio />} label={text('keys.whole')} />
          </RadioGroup>
        )}
        {!isWhole && (
          <>
            <ReferencePicker
              field={companiesField}
              label={text('menu.companies')}
              value={[...companies]}
              onChange={setChosen}
              within={nowhere}
              disabled={false}
            />
            {faults.companies && <FormHelperText error>{faults.companies}</FormHelperText>}
          </>
        )}
        <FormControl component="fieldset" sx={{ mt: 2, mb: 1 }}>
          <FormLabel component="legend">{labels.field(placeOf(accessKey, 'scopes'))}</FormLabel>
          <FormGroup>
            {keyScopes.map((scope) => (
              <FormControlLabel
                key={scope}
                label={words.scope(scope)}
                control={<Checkbox size="small" checked={scopes.includes(scope)} />}
                onChange={(_, checked) =>
                  setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
            ))}
          </FormGroup>
        </FormControl>
        <TextField
          fullWidth
          type="date"
          label={labels.field(placeOf(accessKey, 'until'))}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          error={Boolean(faults.until)}
          helperText={faults.until ?? text('keys.untilHint')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {faults[''] && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {faults['']}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isBusy || !name.trim() || scopes.length === 0 || (!isWhole && companies.length === 0)}
          onClick={() => void submit()}
        >
          {text('keys.make')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
