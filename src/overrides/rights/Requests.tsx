import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { Caller } from '../../../resources/access/rule.ts';
import type { WaitingRequest } from '../../../resources/calls/accessRequest.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { told } from './usePeople.ts';
import { useRequests } from './useRequests.ts';
import { useRightWords } from './useRightWords.ts';
import { WhyDialog } from './WhyDialog.tsx';

/** Who asks for a right that the caller may give, to be answered with one click; nothing where nobody does. */
export function Requests({ caller }: { caller: Caller }) {
  const text = useText();
  const number = useNumber();
  const words = useRightWords();
  const { data, grant, refuse } = useRequests();
  const [asked, setAsked] = useState<{ request: WaitingRequest; how: 'give' | 'refuse' }>();
  if (!data || data.items.length === 0) return null;
  const close = () => setAsked(undefined);
  return (
    <Card component="section" aria-labelledby="requests" sx={{ p: 2.5, mb: 2.5 }}>
      <Typography variant="h2" id="requests" sx={{ mb: 1 }}>
        {text('rights.requests')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.items.map((request) => (
          <RequestLine
            key={request.id}
            request={request}
            onGive={() => {
              const { right, orgaCountry } = request;
              if (!request.canGive) return setAsked({ request, how: 'give' });
              return void told(grant(request, orgaCountry ? { right, orgaCountry } : { right }));
            }}
            onOther={() => setAsked({ request, how: 'give' })}
            onRefuse={() => setAsked({ request, how: 'refuse' })}
          />
        ))}
      </Box>
      {data.total > data.items.length && (
        <Typography color="text.secondary">
          {text('rights.moreRequests', { n: number(data.total - data.items.length) })}
        </Typography>
      )}
      {asked?.how === 'give' && (
        <GiveDialog
          caller={caller}
          person={asked.request.person}
          wanted={{
            right: asked.request.right,
            company: asked.request.orgaCountry
              ? { sid: asked.request.orgaCountry.sid, name: asked.request.orgaName ?? '' }
              : null,
          }}
          give={(_, { orgaName: _name, invite: _invite, ...right }) => grant(asked.request, right)}
          onClose={close}
        />
      )}
      {asked?.how === 'refuse' && (
        <WhyDialog
          title={text('rights.refuseOf', { person: words.person(asked.request.person) })}
          consequence={text('rights.refuseAdvice')}
          confirm={text('rights.refuse')}
          onConfirm={(why) => {
            close();
            void told(refuse(asked.request, why));
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface LineNeeds {
  request: WaitingRequest;
  onGive: () => void;
  onOther: () => void;
  onRefuse: () => void;
}

function RequestLine({ request, onGive, onOther, onRefuse }: LineNeeds) {
  const text = useText();
  const words = useRightWords();
  const { language, platform } = useBackoffice();
  const { person, right, orgaName, company, country, wish, at, canGive } = request;
  const name = words.person(person);
  const wanted = orgaName
    ? text('rights.asksFor', { right: words.right(right), company: orgaName, country })
    : [words.right(right), company && text('rights.typed', { company })].filter(Boolean).join(', ');
  const labelled = (action: string) => text('rights.atPerson', { action, person: name });
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 18em', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <strong>{name}</strong> · {wanted}
        </Typography>
        {wish && <Typography variant="body2">«{wish}»</Typography>}
        <Typography variant="caption" color="text.secondary">
          {[
            person.username && person.email,
            new Date(at).toLocaleDateString(languageTag(language, platform), { dateStyle: 'medium' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canGive && (
          <Button
            size="small"
            variant="contained"
            aria-label={labelled(text('rights.answerGive'))}
            onClick={onGive}
          >
            {text('rights.answerGive')}
          </Button>
        )}
        <Button size="small" aria-label={labelled(text('rights.answerOther'))} onClick={onOther}>
          {text('rights.answerOther')}
        </Button>
        <Button size="small" color="error" aria-label={labelled(text('rights.refuse'))} onClick={onRefuse}>
          {text('rights.refuse')}
        </Button>
      </Box>
    </Box>
  );
}
