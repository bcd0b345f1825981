import { Box, Typography } from '@mui/material';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { WaitingScreen } from '../../layout/WaitingScreen.tsx';
import { CompanyChoice } from '../../company/CompanyChoice.tsx';
import { useChosenCompany } from '../../company/useChosenCompany.ts';
import { useCompanies } from '../../company/useCompanies.ts';
import { CompanyExport } from './CompanyExport.tsx';

/** Downloads the products of a company; the address names the company, so that other screens lead here. */
export default function ExportScreen() {
  const text = useText();
  const open = useCompanies('export');
  const { isEvery, companies, isPending } = open;
  const [orgaSid, choose] = useChosenCompany(open);
  if (isPending) return <WaitingScreen />;

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
              onChange={choose}
              disabled={false}
            />
          </Box>
          {orgaSid && <CompanyExport key={orgaSid} orgaSid={orgaSid} />}
        </>
      )}
    </Screen>
  );
}
