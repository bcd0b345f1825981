import AddIcon from '@mui/icons-material/Add';
import TakeIcon from '@mui/icons-material/Close';
import { Box, Button, Checkbox, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { canGiveRight } from '../../../resources/access/canGiveRight.ts';
import { isPowerful } from '../../../resources/access/isPowerful.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Person, ShownRight } from '../../../resources/calls/userRight.ts';
import type { Right } from '../../../resources/platform/rights.ts';
import { useText } from '../../directory/useText.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { Wanted } from './GiveDialog.tsx';
import { InviteAgain } from './InviteAgain.tsx';
import { receiverOf, told, type usePeople } from './usePeople.ts';
import { useRightWords } from './useRightWords.ts';

type People = ReturnType<typeof usePeople>;

/** Somebody's rights, and what the caller may do to them. */
export interface PersonNeeds extends Pick<People, 'give'> {
  caller: Caller;
  person: Person;
  /** Asks how, and for which right at first. */
  onGive: (person: Person, wanted?: Wanted) => void;
  /** Asks whether, and why. */
  onTake: (person: Person, right: ShownRight) => void;
  onHistory: (person: Person) => void;
}

function isOwn(caller: Caller, { sub }: Person): boolean {
  return caller.kind === 'user' && sub === caller.sub;
}

/** Who somebody is, and whether they have been here. */
export function PersonName({
  caller,
  person,
  onHistory,
}: Pick<PersonNeeds, 'caller' | 'person' | 'onHistory'>) {
  const text = useText();
  const words = useRightWords();
  const { username, email, sub } = person;
  const hints = [
    username && email,
    !sub && text('rights.waiting'),
    isOwn(caller, person) && text('rights.own'),
  ].filter(Boolean);
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
        {words.person(person)}
      </Typography>
      {hints.length > 0 && (
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {hints.join(' · ')}
        </Typography>
      )}
      {!sub && <InviteAgain person={person} />}
      <Button size="small" color="inherit" sx={{ p: 0, minWidth: 0 }} onClick={() => onHistory(person)}>
        {text('rights.history')}
        <Box component="span" sx={visuallyHidden}>
          {words.person(person)}
        </Box>
      </Button>
    </>
  );
}

/** One general right of somebody, to give or to take with a click. */
export function GeneralRight({
  caller,
  person,
  give,
  onGive,
  onTake,
  right,
}: PersonNeeds & { right: Right }) {
  const text = useText();
  const words = useRightWords();
  const [isBusy, setBusy] = useState(false);
  const held = person.rights.find((one) => one.right === right && !one.orgaCountry);
  const mayChange = !isOwn(caller, person) && canGiveRight(caller, { right });
  const label = text('rights.of', { right: words.right(right), person: words.person(person) });
  const why = isOwn(caller, person) ? text('rights.notOwn') : text('rights.onlyAdmin');

  async function change() {
    if (held && !held.hasEnded) return onTake(person, held);
    if (held || isPowerful({ right })) return onGive(person, { right, isGeneral: true });
    setBusy(true);
    await told(give({ ...receiverOf(person), name: words.person(person) }, { right }));
    setBusy(false);
  }

  return (
    <Tooltip title={mayChange ? (held?.note ?? '') : why}>
      <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'center' }}>
        <Checkbox
          size="small"
          checked={Boolean(held && !held.hasEnded)}
          disabled={!mayChange || isBusy}
          onChange={() => void change()}
          slotProps={{ input: { 'aria-label': label } }}
        />
        {held?.until && (
          <Typography variant="caption" color="text.secondary" sx={{ mt: -1, pb: 0.5 }}>
            {words.end(held)}
          </Typography>
        )}
      </Box>
    </Tooltip>
  );
}

/** Somebody's rights for single companies, in words. */
export function CompanyRights({ caller, person, onTake, onGive }: PersonNeeds) {
  const text = useText();
  const words = useRightWords();
  const bound = person.rights.filter(({ orgaCountry }) => orgaCountry);
  const byCompany = Map.groupBy(bound, ({ orgaCountry }) => `${orgaCountry?.sid} ${orgaCountry?.country}`);
  const mayTake = (right: ShownRight) => !isOwn(caller, person) && canGiveRight(caller, right);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      {[...byCompany].map(([key, rights]) => (
        <Box key={key} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          <Typography variant="body2" component="span">
            {rights[0]?.orgaName ?? rights[0]?.orgaCountry?.sid} ({rights[0]?.orgaCountry?.country}):
          </Typography>
          {rights.map((right) => (
            <HeldRight
              key={right.id}
              label={[words.right(right.right), words.end(right)].filter(Boolean).join(', ')}
              note={right.note}
              hasEnded={right.hasEnded === true}
              action={text('rights.take', { right: words.bound(right) })}
              onTake={mayTake(right) ? () => onTake(person, right) : undefined}
            />
          ))}
        </Box>
      ))}
      {!isOwn(caller, person) && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => onGive(person)}>
          {text('rights.giveMore')}
          <Box component="span" sx={visuallyHidden}>
            {words.person(person)}
          </Box>
        </Button>
      )}
    </Box>
  );
}

interface HeldNeeds {
  label: string;
  note: string | undefined;
  hasEnded: boolean;
  action: string;
  onTake: (() => void) | undefined;
}

function HeldRight({ label, note, hasEnded, action, onTake }: HeldNeeds) {
  return (
    <Box
      title={note}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        borderRadius: 4,
        ...(hasEnded
          ? { border: 1, borderColor: 'divider', color: 'text.secondary' }
          : { backgroundColor: 'action.selected' }),
        fontSize: '0.8125rem',
        pl: 1.25,
        pr: onTake ? 0.25 : 1.25,
        minHeight: 26,
      }}
    >
      {label}
      {onTake && (
        <IconButton size="small" color="inherit" aria-label={action} onClick={onTake} sx={{ p: 0.5 }}>
          <TakeIcon sx={{ fontSize: 15 }} />
        </IconButton>
      )}
    </Box>
  );
}
