import { Alert, Box, Card, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { attributeProposals } from '../../../providers/data/attributeProposals.ts';
import type { AttributeProposal } from '../../../resources/calls/attributeProposals.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { proposalsPath, useFeatureTabs } from '../../views/form/useFeatureTabs.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import { ProposalRow } from './ProposalRow.tsx';

/** The columns of files that no attribute takes, each with the way to make one of it (behaviour B334). */
export default function ProposalsScreen() {
  const { platform, language } = useBackoffice();
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const tabs = useFeatureTabs('categories', proposalsPath);
  const [open, setOpen] = useState<{ proposal: AttributeProposal; as: 'make' | 'map' }>();
  const { data, error } = useQuery({
    queryKey: ['proposals', platform.key, language],
    queryFn: () => attributeProposals(platform.key),
  });

  async function taken(heading: string) {
    const message = text('proposals.taken', { heading });
    setOpen(undefined);
    notify(message, { type: 'success', messageArgs: { _: message } });
    // The values flow in by jobs: what was taken is not shown again meanwhile.
    queries.setQueryData<AttributeProposal[]>(['proposals', platform.key, language], (shown) =>
      shown?.filter((proposal) => proposal.heading !== heading),
    );
    await queries.invalidateQueries({ queryKey: ['attribute'] });
  }

  return (
    <Screen narrow>
      <PageHead title={text('proposals.title')} tabs={tabs} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {text('proposals.lead')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="list" />}
      {data?.length === 0 && (
        <Card>
          <EmptyState title={text('proposals.none')} advice={text('proposals.noneAdvice')} />
        </Card>
      )}
      {data && data.length > 0 && (
        <Card>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((proposal) => (
              <ProposalRow
                key={proposal.heading}
                proposal={proposal}
                onTake={(as) => setOpen({ proposal, as })}
              />
            ))}
          </Box>
        </Card>
      )}
      {open && <ProposalDialog {...open} onTaken={taken} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
