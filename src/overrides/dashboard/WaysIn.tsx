import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useBasename } from 'ra-core';
import { Link } from 'react-router-dom';
import { features as declared, type Feature } from '../../../resources/platform/rights.ts';
import { useText } from '../../directory/useText.ts';
import { featureScreens } from '../../layout/featureScreens.tsx';

/** What the caller can do here. */
export function WaysIn({ features }: { features: readonly Feature[] }) {
  const text = useText();
  const basename = useBasename();
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
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
                p: 2,
                display: 'grid',
                gridTemplateColumns: 'auto 1fr',
                columnGap: 1.5,
                height: '100%',
                alignContent: 'start',
                textAlign: 'start',
              }}
            >
              <Box sx={{ color: 'primary.main', display: 'flex', gridRow: 'span 2' }}>
                {featureScreens[feature]}
              </Box>
              <Typography variant="h3">{text(`menu.${feature}`)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {text(`home.hints.${feature}`)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}
