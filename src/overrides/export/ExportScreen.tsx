import { Box, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { WaitingScreen } from '../../layout/WaitingScreen.tsx';
import { CompanyChoice } from '../company/CompanyChoice.tsx';
import { useCompanies } from '../company/useCompanies.ts';
import { CompanyExport } from './CompanyExport.tsx';

/** Downloads the products of a company; the address names the company, so that other screens lead here. */
export default function ExportScreen() {
  const text = useText();
  const { isEvery, companies, isPending } = useCompanies('export');
  const [query, setQuery] = useSearchParams();
  if (isPending) return <WaitingScreen />;

  const orgaSid = query.get('company') ?? (companies.length === 1 ? (companies[0]?.sid ?? '') : '');
  return (
    <Screen narrow>
      <PageHead title={text('export.title')} />
      {!isEvery && companies.length === 0 ? (
        <EmptyState title={text('export.noCompany')} advice={text('export.noCompanyAdvice')} />
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {text('export.lead')}
          </Typography>
          <Box sx={{ maxWidth: 440, mb: 3 }}>
            <CompanyChoice
              isEvery={isEvery}
              companies={companies}
              value={orgaSid}
              onChange={(company) => setQuery(company ? { company } : {}, { replace: true })}
              disabled={false}
            />
          </Box>
          {orgaSid && <CompanyExport key={orgaSid} orgaSid={orgaSid} />}
        </>
      )}
    </Screen>
  );
}
