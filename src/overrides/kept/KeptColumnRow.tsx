import { Button, Typography } from '@mui/material';
import type { RawColumnShown } from '../../../resources/calls/rawValues.ts';
import { ignoredField } from '../../../resources/exchange/ignoredField.ts';
import { mappedPlace } from '../../../resources/mappedPlace.ts';
import { rawField } from '../../../resources/exchange/rawField.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ActedRow } from '../../layout/ActedRow.tsx';
import { useProductPlaces } from '../../fields/text/useProductPlaces.ts';

interface Needs {
  column: RawColumnShown;
  onDrop: () => void;
}

/** A column that was not read: what is kept of it, and what becomes of that. */
export function KeptColumnRow({ column, onDrop }: Needs) {
  const text = useText();
  const number = useNumber();
  const places = useProductPlaces(false);
  const { heading, samples, products, field } = column;
  return (
    <ActedRow
      heading="h3"
      title={heading}
      acts={
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          aria-label={text('proposals.kept.dropOf', { heading })}
          onClick={onDrop}
        >
          {text('proposals.kept.drop')}
        </Button>
      }
    >
      <Typography variant="body2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {text('proposals.samples')}: {samples.join(' · ')}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {text('proposals.products', { count: products, n: number(products) })} · {fate()}
      </Typography>
    </ActedRow>
  );

  function fate(): string {
    if (field !== null && ![ignoredField, rawField].includes(field)) {
      const place = mappedPlace(field).field;
      const label = places.find(({ value }) => value === place)?.label ?? field;
      return text('proposals.kept.becomes', { field: label });
    }
    if (column.isPrice) return text('proposals.kept.price');
    return text(column.isRead ? 'proposals.kept.partly' : 'proposals.kept.noField');
  }
}
