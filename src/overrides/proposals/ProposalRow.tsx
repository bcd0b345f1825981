import { Button, Typography } from '@mui/material';
import type { AttributeProposal } from '../../../resources/calls/attributeProposals.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ActedRow } from '../../layout/ActedRow.tsx';

interface Needs {
  proposal: AttributeProposal;
  onTake: (as: 'make' | 'map') => void;
}

/** A column that no attribute takes, with what it holds and of whom. */
export function ProposalRow({ proposal, onTake }: Needs) {
  const text = useText();
  const number = useNumber();
  const { heading, unit, samples, products, companies } = proposal;
  const names = companies.map(({ name }) => name).join(', ');
  return (
    <ActedRow
      heading="h2"
      title={heading}
      acts={(['make', 'map'] as const).map((as) => (
        <Button
          key={as}
          size="small"
          variant="outlined"
          aria-label={text(`proposals.of.${as}`, { heading })}
          onClick={() => onTake(as)}
        >
          {text(`proposals.${as}`)}
        </Button>
      ))}
    >
      <Typography variant="body2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {text('proposals.samples')}: {samples.join(' · ')}
        {unit && ![heading, ...samples].some((shown) => shown.includes(unit)) && ` (${unit})`}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {text('proposals.products', { count: products, n: number(products) })} ·{' '}
        {text('proposals.companies', { names })}
      </Typography>
    </ActedRow>
  );
}
