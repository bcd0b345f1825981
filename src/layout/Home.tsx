import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { useBasename } from 'ra-core';
import { Link } from 'react-router-dom';
import { features as declared } from '../../resources/rights.ts';
import { pathTo } from '../../resources/routes.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { EmptyState } from './EmptyState.tsx';
import { featureScreens } from './featureScreens.tsx';
import { PageHead } from './PageHead.tsx';
import { Screen } from './Screen.tsx';
import { useOpenFeatures } from './useOpenFeatures.ts';

/** What the caller can do here, as a way in. */
export function Home() {
  const text = useText();
  const basename = useBasename();
  const { language } = useBackoffice();
  const { features, isPending } = useOpenFeatures();
  if (isPending) return <Loading />;
  return (
    <Screen narrow>
      <PageHead title={text('home.title')} />
      {features.length === 0 ? (
        <EmptyState
          title={text('home.noRights')}
          advice={text('home.noRightsAdvice')}
          action={{ label: text('shell.catalogue'), href: pathTo(language, 'start') }}
        />
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {text('home.lead')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
            }}
          >
            {features.map((feature) => (
              <Card key={feature}>
                <CardActionArea
                  component={Link}
                  to={`${basename}/${declared[feature].path}`}
                  sx={{
                    p: 2.5,
                    display: 'grid',
                    gap: 1,
                    height: '100%',
                    alignContent: 'start',
                    justifyContent: 'start',
                    textAlign: 'start',
                  }}
                >
                  <Box sx={{ color: 'primary.main', display: 'flex' }}>{featureScreens[feature]}</Box>
                  <Typography variant="h2">{text(`menu.${feature}`)}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {text(`home.hints.${feature}`)}
                  </Typography>
                </CardActionArea>
              </Card>
            ))}
          </Box>
        </>
      )}
    </Screen>
  );
}
