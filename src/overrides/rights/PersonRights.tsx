import AddIcon from '@mui/icons-material/Add';
import TakeIcon from '@mui/icons-material/Close';
import { Box, Button, Checkbox, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { canGiveRight } from '../../../resources/access/canGiveRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Person, ShownRight } from '../../../resources/calls/userRight.ts';
import type { Right } from '../../../resources/rights.ts';
import { useText } from '../../directory/useText.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { receiverOf, told, type usePeople } from './usePeople.ts';
import { useRightWords } from './useRightWords.ts';

type People = ReturnType<typeof usePeople>;

/** Somebody's rights, and what the caller may do to them. */
export interface PersonNeeds extends Pick<People, 'give' | 'take'> {
  caller: Caller;
  person: Person;
  onGive: (person: Person) => void;
}

function isOwn(caller: Caller, { sub }: Person): boolean {
  return caller.kind === 'user' && sub === caller.sub;
}

/** Who somebody is, and whether they have been here. */
export function PersonName({ caller, person }: Pick<PersonNeeds, 'caller' | 'person'>) {
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
    </>
  );
}

/** One general right of somebody, to give or to take with a click. */
export function GeneralRight({ caller, person, give, take, right }: PersonNeeds & { right: Right }) {
  const text = useText();
  const words = useRightWords();
  const [isBusy, setBusy] = useState(false);
  const held = person.rights.find((one) => one.right === right && !one.orgaCountry);
  const mayChange = !isOwn(caller, person) && canGiveRight(caller, { right });
  const label = text('rights.of', { right: words.right(right), person: words.person(person) });
  const why = isOwn(caller, person) ? text('rights.notOwn') : text('rights.onlyAdmin');

  async function change() {
    setBusy(true);
    await told(
      held ? take(person, held) : give({ ...receiverOf(person), name: words.person(person) }, { right }),
    );
    setBusy(false);
  }

  return (
    <Tooltip title={mayChange ? '' : why}>
      <span>
        <Checkbox
          size="small"
          checked={Boolean(held)}
          disabled={!mayChange || isBusy}
          onChange={() => void change()}
          slotProps={{ input: { 'aria-label': label } }}
        />
      </span>
    </Tooltip>
  );
}

/** Somebody's rights for single companies, in words. */
export function CompanyRights({ caller, person, take, onGive }: PersonNeeds) {
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
              label={words.right(right.right)}
              action={text('rights.take', { right: words.bound(right) })}
              onTake={mayTake(right) ? () => void told(take(person, right)) : undefined}
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
  action: string;
  onTake: (() => void) | undefined;
}

function HeldRight({ label, action, onTake }: HeldNeeds) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        borderRadius: 4,
        backgroundColor: 'action.selected',
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
