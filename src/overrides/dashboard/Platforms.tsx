import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { Link } from 'react-router-dom';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { daysAfter } from '../../../resources/daysAfter.ts';
import { dashboard } from '../../../resources/limits.ts';
import { entities } from '../../../resources/registry.ts';
import { today } from '../../../resources/today.ts';
import { listAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { importHistoryPath } from '../../views/form/useFeatureTabs.ts';
import { Panel } from './Panel.tsx';
import { useOriginOf } from './useOriginOf.ts';

/** What each platform holds, how it grows, and which imports failed. */
export function Platforms() {
  const { directory } = useBackoffice();
  const basename = useBasename();
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  const { data: platforms } = useQuery({
    queryKey: ['dashboard', 'platforms'],
    queryFn: () => readDashboard.platforms(),
  });
  const columns = [
    ['companies', labels.many(entities.orga)],
    ['products', labels.many(entities.product)],
    ['newProducts', text('home.newProducts')],
    ['imports', text('home.importCount')],
    ['failedImports', text('home.failedImports')],
  ] as const;
  const ofAll = directory.resources.find(({ name }) => name === 'all-products');
  const filtered = (filter: object) =>
    ofAll && `${basename}${listAddress(ofAll)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const originOf = useOriginOf();
  // What only checked a file is no import.
  const imports = `${basename}/${importHistoryPath}?written=1&since=${firstDay()}`;
  const lists: Readonly<Record<string, string | undefined>> = {
    companies: basename + listAddress(directory.requireScreens('orga')),
    // What is no longer sold counts nowhere.
    products: filtered({ period: 'running' }),
    newProducts: filtered({ createdAt: { since: firstDay() } }),
    imports,
    failedImports: `${imports}&failed=1`,
  };
  return (
    <Panel
      title={text('home.platforms')}
      hint={text('home.lastDays', { days: dashboard.days })}
      isEmpty={platforms && platforms.length === 0}
      nothing={text('list.empty')}
      lines={12}
    >
      <Box
        sx={{ overflowX: 'auto', mx: -2.5, px: 2.5 }}
        tabIndex={0}
        role="group"
        aria-label={text('home.platforms')}
      >
        <Table
          size="small"
          sx={{ '& td, & th': { px: 1 }, '& th:first-of-type': { pl: 0 }, '& a': { color: 'inherit' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{text('home.platform')}</TableCell>
              {columns.map(([name, label]) => (
                <TableCell key={name} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(platforms ?? []).map((one) => (
              <TableRow key={one.platform}>
                <TableCell component="th" scope="row">
                  {one.platform}
                </TableCell>
                {columns.map(([name]) => (
                  <TableCell
                    key={name}
                    align="right"
                    sx={{
                      fontVariantNumeric: 'tabular-nums',
                      ...(name === 'failedImports' &&
                        one[name] > 0 && { color: 'error.main', fontWeight: 600 }),
                    }}
                  >
                    <NumberLink origin={originOf(one.platform)} list={lists[name]}>
                      {number(one[name])}
                    </NumberLink>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}

/** Other platforms stand on hosts of their own, where one signs in for itself. */
function NumberLink({
  origin,
  list,
  children,
}: {
  origin: string | undefined;
  list: string | undefined;
  children: string;
}) {
  if (origin === undefined || list === undefined) return children;
  return origin === '' ? <Link to={list}>{children}</Link> : <a href={origin + list}>{children}</a>;
}

/** From which day on the figures count. */
function firstDay(): string {
  return daysAfter(today(), -dashboard.days);
}
