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
import { isCompanyRight } from '../../../resources/access/isCompanyRight.ts';
import { isPowerful } from '../../../resources/access/isPowerful.ts';
import { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Person } from '../../../resources/calls/userRight.ts';
import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { languagesOf } from '../../../resources/platform/platforms.ts';
import { entities } from '../../../resources/registry.ts';
import { companyRights, rights, type Right } from '../../../resources/platform/rights.ts';
import type { Gift, Receiver } from '../../../providers/data/userRights.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { Problem } from '../../../providers/fetch.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { CompanyPicker, type Company } from './CompanyPicker.tsx';
import { receiverOf } from './usePeople.ts';
import { useRightWords } from './useRightWords.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { reportedFaults } from '../../../providers/data/reportedFaults.ts';

/** A right to begin with, and for whom. */
export interface Wanted {
  right: Right;
  company?: Company | null;
  isGeneral?: boolean;
}

interface Needs {
  caller: Caller;
  /** Nobody yet: then an address is asked for. */
  person?: Pick<Person, 'sub' | 'username' | 'email'> | undefined;
  /** What is to be given at first. */
  wanted?: Wanted | undefined;
  give: (person: Receiver & { name: string }, right: Gift & { orgaName?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** The rights of which it is said how far they reach, before they are given without a bound. */
const powerfulRights = ['ADMIN', ...companyRights] as const;

/** Gives a right to somebody, in general or for a company; by address also before the first sign-in. */
export function GiveDialog({ caller, person, wanted, give, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const words = useRightWords();
  const { platform, language } = useBackoffice();
  const labels = useLabels();
  const seen = rightsSeen(caller);
  const among =
    seen === 'all'
      ? undefined
      : seen.flatMap(({ sid, country }) => (country === platform.country ? [{ sid, name: sid }] : []));
  const [email, setEmail] = useState('');
  const [right, setRight] = useState<Right>(wanted?.right ?? 'EDIT_PRODUCTS');
  const [isBound, setBound] = useState(!wanted?.isGeneral);
  const [company, setCompany] = useState<Company | null>(wanted?.company ?? among?.[0] ?? null);
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [invite, setInvite] = useState<Language | ''>(language);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isGiving, setGiving] = useState(false);

  const bindable = isCompanyRight(right);
  const bound = bindable && (isBound || Boolean(among));
  const granted = (one: Right, sid = company?.sid ?? ''): GrantedRight =>
    isCompanyRight(one) && (bound || among)
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
        {
          ...granted(right),
          ...(until && { until }),
          ...(note.trim() && { note: note.trim() }),
          ...(!person && invite && { invite }),
          ...(bound && company && { orgaName: company.name }),
        },
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

  const powerful = isPowerful(granted(right)) ? powerfulRights.find((one) => one === right) : undefined;
  const many = labels.many(entities.orga);
  const orgas = language === 'de' ? many : many.toLocaleLowerCase(language);
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
        <TextField
          fullWidth
          type="date"
          label={text('rights.until')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          error={Boolean(faults.until)}
          helperText={faults.until ?? text('rights.untilHint')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          fullWidth
          label={text('rights.why')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={Boolean(faults.note)}
          helperText={faults.note ?? text('rights.whyHint')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {!person && (
          <TextField
            select
            fullWidth
            label={text('rights.invite')}
            value={invite}
            onChange={({ target }) => setInvite(languages.find((one) => one === target.value) ?? '')}
            helperText={text('rights.inviteHint')}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{text('rights.noMail')}</MenuItem>
            {languagesOf(platform.dataset).map((one) => (
              <MenuItem key={one} value={one}>
                {nameOf(one)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {powerful && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {text(`rights.reach.${powerful}`, { orgas })}
          </Alert>
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
          color={powerful ? 'warning' : 'primary'}
          disabled={isGiving || (!person && !email.trim()) || (bound && !company)}
          onClick={() => void submit()}
        >
          {text(powerful ? 'rights.giveAll' : 'rights.give')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
