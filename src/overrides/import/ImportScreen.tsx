import { Box, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { useState } from 'react';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { CompanyChoice } from '../company/CompanyChoice.tsx';
import { useCompanies } from '../company/useCompanies.ts';
import { CompanyImport } from './CompanyImport.tsx';

/** Imports products of a company from a file: first only checked, then confirmed. */
export default function ImportScreen() {
  const text = useText();
  const { isEvery, companies, isPending } = useCompanies('import');
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (isPending) return <Loading />;

  const orgaSid = chosen || (companies.length === 1 ? (companies[0]?.sid ?? '') : '');
  return (
    <Screen narrow>
      <PageHead title={text('import.title')} />
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
              onChange={setChosen}
              disabled={isBusy}
            />
          </Box>
          <CompanyImport key={orgaSid} orgaSid={orgaSid} onBusy={setBusy} />
        </>
      )}
    </Screen>
  );
}
