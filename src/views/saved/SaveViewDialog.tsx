import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { usePermissions, useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { isAdmin } from '../../../resources/access/holdsRight.ts';
import { companiesOfTheCaller } from '../../../resources/access/companiesOfTheCaller.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import { audiences, type Audience, type ShownView, type View } from '../../../resources/calls/savedViews.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { CompanyChoice } from '../../company/CompanyChoice.tsx';
import { useCompanies } from '../../company/useCompanies.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import type { OpenResource } from '../useResource.ts';

interface Needs {
  open: OpenResource;
  query: string;
  /** Those that are kept: one under the same name for the same people is replaced. */
  views: readonly ShownView[];
  onKeep: (view: View) => Promise<void>;
  onClose: () => void;
}

/** Gives a view its name and says for whom it is. */
export function SaveViewDialog({ open, query, views, onKeep, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const { platform } = useBackoffice();
  const { permissions: caller } = usePermissions<Caller>();
  const [name, setName] = useState('');
  const [audience, setAudience] = useState<Audience>('self');
  const { isEvery, companies } = useCompanies('import');
  const [chosen, setCompany] = useState(open.parents.orgaSid ?? '');
  const company = chosen || (companies.length === 1 ? (companies[0]?.sid ?? '') : '');
  const [fault, setFault] = useState<string>();
  const mayKeep: Record<Audience, boolean> = {
    self: true,
    company: caller !== undefined && companiesOfTheCaller(caller, { platform }) !== 'none',
    all: caller !== undefined && isAdmin(caller),
  };
  const isComplete = name.trim() !== '' && (audience !== 'company' || company !== '');

  const orgaSid = audience === 'company' ? company : null;
  const isReplacing = views.some(
    (view) => view.name === name.trim() && view.audience === audience && view.orgaSid === orgaSid,
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete) return;
    await onKeep({ name: name.trim(), audience, orgaSid, query }).catch((error: unknown) =>
      setFault(messageOf(error)),
    );
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{text('views.keep')}</DialogTitle>
        <DialogContent>
          {fault && <Alert severity="error">{fault}</Alert>}
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={text('views.name')}
            value={name}
            helperText={isReplacing && text('views.replaces')}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <TextField
            select
            fullWidth
            margin="dense"
            label={text('views.audience')}
            value={audience}
            onChange={({ target }) => setAudience(audiences.find((one) => one === target.value) ?? 'self')}
          >
            {audiences
              .filter((one) => mayKeep[one])
              .map((one) => (
                <MenuItem key={one} value={one}>
                  {text(`views.audiences.${one}`)}
                </MenuItem>
              ))}
          </TextField>
          {audience === 'company' && (
            <CompanyChoice
              isEvery={isEvery}
              companies={companies}
              value={company}
              onChange={setCompany}
              disabled={false}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isComplete}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
