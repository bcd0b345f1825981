import { Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../directory/useText.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useFeatureTabs } from '../../views/useFeatureTabs.ts';
import { CompanyImport } from '../import/CompanyImport.tsx';

/** Imports terms of the vocabulary, which belong to no company; the address names the report that is to be shown. */
export default function TermImportScreen() {
  const text = useText();
  const [query] = useSearchParams();
  const [, setBusy] = useState(false);
  const report = query.get('report');
  return (
    <Screen narrow>
      <PageHead title={text('vocabulary.importTitle')} tabs={useFeatureTabs('categories', 'terms')} />
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {text('import.kindHints.terms')}
      </Typography>
      <CompanyImport key={report} orgaSid="" kind="terms" report={report} onBusy={setBusy} />
    </Screen>
  );
}
