import { Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { useFeatureTabs } from '../views/form/useFeatureTabs.ts';
import { CompanyImport } from './CompanyImport.tsx';
import { kindOfEntity } from './kinds.ts';

/** Imports records that belong to no company; the address names the report that is to be shown. */
export default function SharedImportScreen({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const labels = useLabels();
  const [query] = useSearchParams();
  const [, setBusy] = useState(false);
  const report = query.get('report');
  const { entity, feature, path } = resource;
  const kind = kindOfEntity(entity);
  return (
    <Screen narrow>
      <PageHead
        title={text('import.manyOf', { records: labels.many(entity) })}
        tabs={useFeatureTabs(feature, path)}
      />
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {text(`import.kindHints.${kind}`)}
      </Typography>
      <CompanyImport key={report} orgaSid="" kind={kind} report={report} onBusy={setBusy} />
    </Screen>
  );
}
