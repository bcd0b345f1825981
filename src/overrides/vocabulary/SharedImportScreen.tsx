import { Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../directory/useText.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useFeatureTabs } from '../../views/useFeatureTabs.ts';
import { CompanyImport } from '../import/CompanyImport.tsx';

/** The words above each, and the tab beside which it stands. */
const kinds = {
  terms: { title: 'vocabulary.importTitle', hint: 'import.kindHints.terms' },
  categories: { title: 'vocabulary.importCategories', hint: 'import.kindHints.categories' },
  attributes: { title: 'vocabulary.importAttributes', hint: 'import.kindHints.attributes' },
} as const;

/** Imports records that belong to no company; the address names the report that is to be shown. */
export default function SharedImportScreen({ kind }: { kind: keyof typeof kinds }) {
  const text = useText();
  const [query] = useSearchParams();
  const [, setBusy] = useState(false);
  const report = query.get('report');
  const { title, hint } = kinds[kind];
  return (
    <Screen narrow>
      <PageHead title={text(title)} tabs={useFeatureTabs('categories', kind)} />
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {text(hint)}
      </Typography>
      <CompanyImport key={report} orgaSid="" kind={kind} report={report} onBusy={setBusy} />
    </Screen>
  );
}
