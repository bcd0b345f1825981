import { Box } from '@mui/material';
import { usePermissions } from 'ra-core';
import { Loading } from 'react-admin';
import { canOpenFeature } from '../../../resources/access/canOpenFeature.ts';
import { isAdmin } from '../../../resources/access/holdsRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Feature } from '../../../resources/rights.ts';
import { pathTo } from '../../../resources/routes.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useOpenFeatures } from '../../layout/useOpenFeatures.ts';
import { Drafts } from './Drafts.tsx';
import { ExpiringAdvertisements } from './ExpiringAdvertisements.tsx';
import { FixFirst } from './FixFirst.tsx';
import { FruitlessSearches } from './FruitlessSearches.tsx';
import { LastImports } from './LastImports.tsx';
import { LeastComplete } from './LeastComplete.tsx';
import { Platforms } from './Platforms.tsx';
import { Views } from './Views.tsx';
import { WaysIn } from './WaysIn.tsx';

/** The start of the backoffice: what concerns the caller, by right, and the ways in. */
export default function Dashboard() {
  const text = useText();
  const { platform, language } = useBackoffice();
  const { features, isPending } = useOpenFeatures();
  const { permissions: caller } = usePermissions<Caller>();
  if (isPending || !caller) return <Loading />;
  const opens = (feature: Feature) => canOpenFeature(caller, feature, platform);
  return (
    <Screen>
      <PageHead title={text('home.title')} />
      {features.length === 0 ? (
        <EmptyState
          title={text('home.noRights')}
          advice={text('home.noRightsAdvice')}
          action={{ label: text('shell.catalogue'), href: pathTo(language, 'start') }}
        />
      ) : (
        <>
          <Box
            sx={{
              columnCount: { xs: 1, lg: 2 },
              columnGap: 2,
              mb: 2,
              '& > *': { breakInside: 'avoid', mb: 2 },
            }}
          >
            {isAdmin(caller) && <Platforms />}
            {opens('companies') && <LeastComplete />}
            {opens('companies') && <FixFirst />}
            {opens('companies') && <Views />}
            {opens('import') && <LastImports />}
            {isAdmin(caller) && <FruitlessSearches />}
            {opens('cms') && <Drafts />}
            {opens('advertisement') && <ExpiringAdvertisements />}
          </Box>
          <WaysIn features={features} />
        </>
      )}
    </Screen>
  );
}
