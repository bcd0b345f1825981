import { Box, Card } from '@mui/material';
import { useBasename } from 'ra-core';
import { Navigate, useNavigate } from 'react-router-dom';
import { listAddress } from '../directory/addresses.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { CompanyChoice } from './CompanyChoice.tsx';
import { useCompanies } from './useCompanies.ts';

/** What only stands within a company, asked for from the menu: for which company first, unless there is but one. */
export function CompanyFirst({ resource }: { resource: BackofficeResource }) {
  const { directory } = useBackoffice();
  const labels = useLabels();
  const text = useText();
  const basename = useBasename();
  const navigate = useNavigate();
  const { isEvery, companies, isPending } = useCompanies(resource.feature);
  const { entity } = resource;
  const listOf = (sid: string) =>
    basename + listAddress(directory.homeOf(resource), { [entity.owner ?? '']: sid });
  const [only, ...others] = companies;
  if (only && others.length === 0 && !isEvery) return <Navigate to={listOf(only.sid)} replace />;
  return (
    <Screen narrow>
      <PageHead title={labels.many(entity)} />
      <Card sx={{ p: 3 }}>
        {isPending ? null : isEvery || companies.length > 0 ? (
          <Box sx={{ maxWidth: 480 }}>
            <CompanyChoice
              isEvery={isEvery}
              companies={companies}
              value=""
              onChange={(sid) => void navigate(listOf(sid))}
              disabled={false}
            />
          </Box>
        ) : (
          <EmptyState title={text('list.empty')} advice="" />
        )}
      </Card>
    </Screen>
  );
}
