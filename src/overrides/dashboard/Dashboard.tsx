import { Box } from '@mui/material';
import { usePermissions } from 'ra-core';
import { productsOfTheCaller } from '../../../resources/access/productsOfTheCaller.ts';
import { canOpenFeature } from '../../../resources/access/canOpenFeature.ts';
import { isAdmin } from '../../../resources/access/holdsRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Feature } from '../../../resources/platform/rights.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { WaitingScreen } from '../../layout/WaitingScreen.tsx';
import { useOpenFeatures } from '../../layout/useOpenFeatures.ts';
import { AccessPanels } from './AccessPanels.tsx';
import { Drafts } from './Drafts.tsx';
import { ExpiringAdvertisements } from './ExpiringAdvertisements.tsx';
import { FixFirst } from './FixFirst.tsx';
import { FruitlessSearches } from './FruitlessSearches.tsx';
import { LastImports } from './LastImports.tsx';
import { LeastComplete } from './LeastComplete.tsx';
import { Losses } from './Losses.tsx';
import { OpenDrafts } from './OpenDrafts.tsx';
import { Papers } from './Papers.tsx';
import { Platforms } from './Platforms.tsx';
import { Proposals } from './Proposals.tsx';
import { Unsaved } from './Unsaved.tsx';
import { Views } from './Views.tsx';
import { WaysIn } from './WaysIn.tsx';

/** The start of the backoffice: what concerns the caller, by right, and the ways in. */
export default function Dashboard() {
  const text = useText();
  const { platform, language } = useBackoffice();
  const { features, isPending } = useOpenFeatures();
  const { permissions: caller } = usePermissions<Caller>();
  if (isPending || !caller) return <WaitingScreen />;
  const opens = (feature: Feature) => canOpenFeature(caller, feature, platform);
  // What a whole platform lacks is nobody's next step.
  const isBound = opens('companies') && productsOfTheCaller(caller, { platform }) !== 'all';
  return (
    <Screen>
      <PageHead title={text('home.title')} />
      {features.length === 0 ? (
        <EmptyState
          title={text('home.noRights')}
          advice={text('home.noRightsAdvice')}
          action={{ label: text('home.askForRight'), href: `${pathTo(language, 'profile')}#ask` }}
        />
      ) : (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              mb: 4,
              '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
              '& > div:empty': { display: 'none' },
            }}
          >
            <div>
              <Unsaved />
              <OpenDrafts />
              {opens('userRights') && <AccessPanels />}
              {isAdmin(caller) && <Platforms />}
              {opens('companies') && <LeastComplete />}
              {isBound && <FixFirst />}
              {opens('cms') && <Drafts />}
            </div>
            <div>
              {opens('companies') && <Views />}
              {isBound && <Papers />}
              {opens('import') && <LastImports />}
              {opens('companies') && <Losses />}
              {opens('categories') && <FruitlessSearches />}
              {opens('categories') && <Proposals />}
              {opens('advertisement') && <ExpiringAdvertisements />}
            </div>
          </Box>
          <WaysIn features={features} />
        </>
      )}
    </Screen>
  );
}
