import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { Link } from 'react-router-dom';
import { readOrgaUse } from '../../../providers/data/orgaUse.ts';
import { keysOf } from '../../../resources/keysOf.ts';
import { budgets } from '../../../resources/limits.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useMay } from '../../directory/useMay.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { useParentHead } from '../../views/form/useParentHead.ts';
import { useResource } from '../../views/useResource.ts';

const measures = keysOf(budgets);

/** What a company has of what it may have; an administrator changes what it may (behaviour B162). */
export function CompanyBudget({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  const { platform } = useBackoffice();
  const { parents, create, thing } = useResource(resource);
  const head = useParentHead(resource, parents);
  const mayChange = useMay()('create', resource, parents);
  const { data: [own] = [] } = useGetList(resource.name, {
    filter: parents,
    pagination: { page: 1, perPage: 1 },
  });
  const orgaSid = parents.orgaSid ?? '';
  const { data, error } = useQuery({
    queryKey: ['orgaUse', platform.key, orgaSid],
    queryFn: ({ signal }) => readOrgaUse(platform.key, orgaSid, signal),
  });
  return (
    <Screen>
      <PageHead title={labels.many(resource.entity)} {...head}>
        {mayChange && (
          <Button
            variant="contained"
            component={Link}
            to={own ? thing(own) : create}
            state={own ? undefined : { record: { budget: 'company' } }}
          >
            {text('budget.change')}
          </Button>
        )}
      </PageHead>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="lines" count={measures.length} />}
      {data && (
        <Card sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } }}>
          {measures.map((measure) => {
            const used = measure === 'issuesKept' ? undefined : data.used[measure];
            const most = data.most[measure];
            const label = labels.field(placeOf(resource.entity, measure));
            return (
              <div key={measure}>
                <Box
                  component="dl"
                  sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, m: 0 }}
                >
                  <Typography component="dt">{label}</Typography>
                  <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                    {used === undefined
                      ? text('budget.upTo', { most: number(most) })
                      : text('budget.used', { used: number(used), most: number(most) })}
                  </Typography>
                </Box>
                {used !== undefined && (
                  <LinearProgress
                    variant="determinate"
                    aria-label={label}
                    color={used < most ? 'primary' : 'error'}
                    value={most > 0 ? Math.min(100, (used * 100) / most) : 100}
                    sx={{ mt: 0.75 }}
                  />
                )}
              </div>
            );
          })}
        </Card>
      )}
    </Screen>
  );
}
