import { Alert, Box, Chip, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { tryMeaning, type Meant } from '../../../providers/data/vocabulary.ts';
import type { Trial } from '../../../resources/calls/vocabulary.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';

/** The first ten that a search finds, and those that it would find. */
export function TrialResult({ meant }: { meant: Meant | undefined }) {
  const { platform } = useBackoffice();
  const text = useText();
  const tried = useDeferredValue(meant);
  const { data, error, isFetching } = useQuery({
    queryKey: ['trial', platform.key, tried],
    enabled: tried !== undefined,
    retry: false,
    queryFn: ({ signal }) => (tried ? tryMeaning(platform.key, tried, signal) : null),
  });
  if (!meant)
    return (
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        {text('vocabulary.choose')}
      </Typography>
    );
  const known = new Set(data?.before.products.map(keyOf));
  return (
    <Box sx={{ mt: 2 }} aria-busy={isFetching}>
      {isFetching && <LinearProgress aria-label={text('vocabulary.trying')} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <FirstTen title={text('vocabulary.before')} found={data.before} />
          <FirstTen title={text('vocabulary.after')} found={data.after} known={known} />
        </Box>
      )}
    </Box>
  );
}

interface Needs {
  title: string;
  found: Trial['before'];
  /** What was found before. */
  known?: ReadonlySet<string>;
}

function FirstTen({ title, found: { total, exact, products }, known }: Needs) {
  const text = useText();
  const number = useNumber();
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 0.5 }}>
        {total === 0
          ? text('vocabulary.nothing')
          : text('vocabulary.fits', { count: total, n: number(total) })}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.75 }}>
        {products.map((product, index) => (
          <Typography key={keyOf(product)} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <span lang={product.title.languageUsed}>{product.title.text}</span>{' '}
            <Typography variant="caption" color="text.secondary">
              {product.orgaName}
              {index >= exact && ` · ${text('vocabulary.near')}`}
            </Typography>{' '}
            {known && !known.has(keyOf(product)) && (
              <Chip size="small" color="success" variant="outlined" label={text('vocabulary.fresh')} />
            )}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function keyOf({ orgaSid, productSid }: { orgaSid: string; productSid: string }): string {
  return `${orgaSid} ${productSid}`;
}
