import { Box, Button, Typography } from '@mui/material';
import { inviteAgain } from '../../../providers/data/userRights.ts';
import type { Person } from '../../../resources/calls/userRight.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { told } from './usePeople.ts';
import { useRightWords } from './useRightWords.ts';

/** When an address was told of the right that waits for it, and telling it again. */
export function InviteAgain({ person }: { person: Person }) {
  const text = useText();
  const words = useRightWords();
  const { language } = useBackoffice();
  const [right] = person.rights.toSorted((one, other) =>
    (other.invitedAt ?? '').localeCompare(one.invitedAt ?? ''),
  );
  if (!right) return null;
  const send = async () => {
    await inviteAgain(right.id, language);
    notify({ type: 'success', message: text('rights.inviteSent', { person: words.person(person) }) });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
      {right.invitedAt && (
        <Typography variant="caption" color="text.secondary">
          {text('rights.invited', { day: words.day(right.invitedAt) })}
        </Typography>
      )}
      <Button size="small" sx={{ p: 0, minWidth: 0 }} onClick={() => void told(send())}>
        {text('rights.inviteAgain')}
        <Box component="span" sx={visuallyHidden}>
          {words.person(person)}
        </Box>
      </Button>
    </Box>
  );
}
