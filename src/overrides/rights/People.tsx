import {
  Box,
  Card,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { Person } from '../../../resources/calls/userRight.ts';
import { rights } from '../../../resources/platform/rights.ts';
import { useText } from '../../directory/useText.ts';
import { CompanyRights, GeneralRight, PersonName, type PersonNeeds } from './PersonRights.tsx';
import { useRightWords } from './useRightWords.ts';

interface Needs extends Omit<PersonNeeds, 'person'> {
  people: readonly Person[];
}

/** People and their rights: a matrix, or where that has no room one card each. */
export function People({ people, ...shared }: Needs) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  return isWide ? <Matrix people={people} {...shared} /> : <Cards people={people} {...shared} />;
}

const keyOf = ({ sub, email }: Person) => sub ?? email ?? '';

function Matrix({ people, ...shared }: Needs) {
  const text = useText();
  const words = useRightWords();
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={text('rights.matrix')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('rights.person')}</TableCell>
            {rights.map((right) => (
              <TableCell key={right} align="center" sx={{ px: 0.75, maxWidth: 110, lineHeight: 1.25 }}>
                {words.right(right)}
              </TableCell>
            ))}
            <TableCell>{text('rights.ofCompanies')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <TableRow key={keyOf(person)} hover>
              <TableCell component="th" scope="row" sx={{ minWidth: 215 }}>
                <PersonName {...shared} person={person} />
              </TableCell>
              {rights.map((right) => (
                <TableCell key={right} align="center" padding="none">
                  <GeneralRight {...shared} person={person} right={right} />
                </TableCell>
              ))}
              <TableCell sx={{ minWidth: 310 }}>
                <CompanyRights {...shared} person={person} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function Cards({ people, ...shared }: Needs) {
  const words = useRightWords();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
      {people.map((person) => (
        <Card component="li" key={keyOf(person)} sx={{ p: 2 }}>
          <PersonName {...shared} person={person} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
              my: 1,
              columnGap: 1,
            }}
          >
            {rights.map((right) => (
              <FormControlLabel
                key={right}
                control={<GeneralRight {...shared} person={person} right={right} />}
                label={words.right(right)}
                slotProps={{ typography: { variant: 'body2', 'aria-hidden': true } }}
              />
            ))}
          </Box>
          <CompanyRights {...shared} person={person} />
        </Card>
      ))}
    </Box>
  );
}
