import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { canGiveRight } from '../../../resources/access/canGiveRight.ts';
import { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Person } from '../../../resources/calls/userRight.ts';
import type { GrantedRight } from '../../../resources/grantedRight.ts';
import { companyRights, rights, type Right } from '../../../resources/rights.ts';
import type { Receiver } from '../../../providers/data/userRights.ts';
import { Problem } from '../../../providers/fetch.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { CompanyPicker, type Company } from './CompanyPicker.tsx';
import { receiverOf } from './usePeople.ts';
import { useRightWords } from './useRightWords.ts';
import { messageOf } from '../../../resources/messageOf.ts';
import { reportedFaults } from '../../../providers/data/reportedFaults.ts';

interface Needs {
  caller: Caller;
  /** Nobody yet: then an address is asked for. */
  person?: Person | undefined;
  give: (person: Receiver & { name: string }, right: GrantedRight & { orgaName?: string }) => Promise<void>;
  onClose: () => void;
}

/** Gives a right to somebody, in general or for a company; by address also before the first sign-in. */
export function GiveDialog({ caller, person, give, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const words = useRightWords();
  const { platform } = useBackoffice();
  const seen = rightsSeen(caller);
  const among =
    seen === 'all'
      ? undefined
      : seen.flatMap(({ sid, country }) => (country === platform.country ? [{ sid, name: sid }] : []));
  const [email, setEmail] = useState('');
  const [right, setRight] = useState<Right>('EDIT_PRODUCTS');
  const [isBound, setBound] = useState(true);
  const [company, setCompany] = useState<Company | null>(among?.[0] ?? null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isGiving, setGiving] = useState(false);

  const bindable = companyRights.some((one) => one === right);
  const bound = bindable && (isBound || Boolean(among));
  const granted = (one: Right, sid = company?.sid ?? ''): GrantedRight =>
    companyRights.some((bindableOne) => bindableOne === one) && (bound || among)
      ? { right: one, orgaCountry: { sid, country: platform.country } }
      : { right: one };
  const offered = rights.filter((one) =>
    among
      ? among.some(({ sid }) => canGiveRight(caller, granted(one, sid)))
      : canGiveRight(caller, { right: one }),
  );

  async function submit() {
    setGiving(true);
    setFaults({});
    try {
      const receiver = person ? receiverOf(person) : { email: email.trim() };
      const name = person ? words.person(person) : email.trim();
      await give(
        { ...receiver, name },
        { ...granted(right), ...(bound && company && { orgaName: company.name }) },
      );
      onClose();
    } catch (error) {
      const named = error instanceof Problem ? reportedFaults(error.body.errors) : [];
      setFaults(
        named.length > 0
          ? Object.fromEntries(named.map((fault) => [fault.path.split('.')[0] ?? '', fault.message]))
          : { '': messageOf(error) },
      );
    } finally {
      setGiving(false);
    }
  }

  const general = faults[''] ?? faults.sub ?? faults.right;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>
        {person ? text('rights.giveTo', { person: words.person(person) }) : text('rights.giveNew')}
      </DialogTitle>
      <DialogContent>
        {!person && (
          <TextField
            fullWidth
            autoFocus
            type="email"
            label={text('rights.email')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={Boolean(faults.email)}
            helperText={faults.email ?? text('rights.emailHint')}
          />
        )}
        <TextField
          select
          fullWidth
          label={text('rights.right')}
          value={offered.includes(right) ? right : ''}
          onChange={({ target }) => {
            const chosen = offered.find((one) => one === target.value);
            if (chosen) setRight(chosen);
          }}
        >
          {offered.map((one) => (
            <MenuItem key={one} value={one}>
              {words.right(one)}
            </MenuItem>
          ))}
        </TextField>
        {bindable && !among && (
          <RadioGroup
            row
            aria-label={text('rights.forWhich')}
            value={isBound ? 'one' : 'all'}
            onChange={(_, value) => setBound(value === 'one')}
            sx={{ mt: 1 }}
          >
            <FormControlLabel value="one" control={<Radio />} label={text('rights.forOne')} />
            <FormControlLabel value="all" control={<Radio />} label={text('rights.forAll')} />
          </RadioGroup>
        )}
        {bound && (
          <CompanyPicker
            label={text('rights.company', { country: platform.country })}
            value={company}
            onChange={setCompany}
            among={among}
            fault={faults.orgaCountry}
          />
        )}
        {general && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {general}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isGiving || (!person && !email.trim()) || (bound && !company)}
          onClick={() => void submit()}
        >
          {text('rights.give')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
