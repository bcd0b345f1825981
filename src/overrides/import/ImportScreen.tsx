import { Box, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { features } from '../../../resources/rights.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useFeatureTabs } from '../../views/useFeatureTabs.ts';
import { CompanyChoice } from '../company/CompanyChoice.tsx';
import { useCompanies } from '../company/useCompanies.ts';
import { CompanyImport } from './CompanyImport.tsx';

/**
 * Imports products of a company from a file: first only checked, then confirmed. The address names the company,
 * and the report of an earlier import that is to be shown.
 */
export default function ImportScreen() {
  const text = useText();
  const { isEvery, companies, isPending } = useCompanies('import');
  const [query, setQuery] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const tabs = useFeatureTabs('import', features.import.path);
  if (isPending) return <Loading />;

  const orgaSid = query.get('company') ?? (companies.length === 1 ? (companies[0]?.sid ?? '') : '');
  return (
    <Screen narrow>
      <PageHead title={text('import.title')} tabs={tabs} />
      {!isEvery && companies.length === 0 ? (
        <EmptyState title={text('import.noCompany')} advice={text('import.noCompanyAdvice')} />
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {text('import.lead')}
          </Typography>
          <Box sx={{ maxWidth: 440, mb: 3 }}>
            <CompanyChoice
              isEvery={isEvery}
              companies={companies}
              value={orgaSid}
              onChange={(company) => setQuery(company ? { company } : {}, { replace: true })}
              disabled={isBusy}
            />
          </Box>
          <CompanyImport
            key={`${orgaSid} ${query.get('report')}`}
            orgaSid={orgaSid}
            report={query.get('report')}
            onBusy={setBusy}
          />
        </>
      )}
    </Screen>
  );
}
