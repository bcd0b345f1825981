import { Box, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { features } from '../../resources/platform/rights.ts';
import type { ImportKind } from '../../resources/calls/importKinds.ts';
import { useText } from '../directory/useText.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { WaitingScreen } from '../layout/WaitingScreen.tsx';
import { useFeatureTabs } from '../views/form/useFeatureTabs.ts';
import { CompanyChoice } from '../company/CompanyChoice.tsx';
import { useChosenCompany } from '../company/useChosenCompany.ts';
import { useCompanies } from '../company/useCompanies.ts';
import { CompanyImport } from './CompanyImport.tsx';
import { isOnWorkbench, kindOnWorkbench } from './kinds.ts';
import { KindChoice } from './KindChoice.tsx';
import { useRunningImport } from './useRunningImport.ts';
import { WorkbenchImport } from './workbench/WorkbenchImport.tsx';
import { WorkbenchView } from './workbench/WorkbenchView.tsx';

/**
 * Imports a file for a company: one on a workbench, as its entity declares, any other is checked and then confirmed. The address
 * names the company, and the workbench or the report of an earlier import that is to be shown.
 */
export default function ImportScreen() {
  const text = useText();
  const open = useCompanies('import');
  const { isEvery, companies, isPending } = open;
  const [orgaSid, choose] = useChosenCompany(open);
  const [query, setQuery] = useSearchParams();
  const report = query.get('report');
  const workbench = query.get('workbench');
  const [kind, setKind] = useState<ImportKind>(kindOnWorkbench);
  const [isBusy, setBusy] = useState(false);
  const tabs = useFeatureTabs('import', features.import.path);
  const isAsking = useRunningImport();
  const openWorkbench = useCallback(
    (id: string) => setQuery({ company: orgaSid, workbench: id }),
    [setQuery, orgaSid],
  );
  const leave = () => setQuery(orgaSid ? { company: orgaSid } : {});
  if (isPending || isAsking) return <WaitingScreen />;

  if (workbench)
    return (
      <Screen>
        <PageHead title={text('import.title')} tabs={tabs} />
        <WorkbenchView key={workbench} id={workbench} onLeave={leave} />
      </Screen>
    );

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
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 3 }}>
            <KindChoice value={kind} onChange={setKind} disabled={isBusy} />
            <CompanyChoice
              isEvery={isEvery}
              companies={companies}
              value={orgaSid}
              onChange={choose}
              disabled={isBusy}
            />
          </Box>
          {isOnWorkbench(kind) && report === null ? (
            <WorkbenchImport key={orgaSid} orgaSid={orgaSid} onOpen={openWorkbench} onBusy={setBusy} />
          ) : (
            <CompanyImport
              key={`${orgaSid} ${kind} ${report}`}
              orgaSid={orgaSid}
              kind={kind}
              report={report}
              onBusy={setBusy}
              onWorkbench={leave}
            />
          )}
        </>
      )}
    </Screen>
  );
}
