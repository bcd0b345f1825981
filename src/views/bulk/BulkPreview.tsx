import {
  Alert,
  Box,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { BulkChange, BulkRow } from '../../../resources/calls/bulkChange.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { useTitleOf } from '../../directory/useTitleOf.ts';
import { ChangeOf } from '../../fields/change/LeafChanges.tsx';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import { useRefusalText } from '../../directory/useRefusalText.ts';

interface Needs {
  entity: Entity;
  leaf: Leaf;
  plan: BulkChange;
}

/** What a change of many records would do: what becomes what, and what is left for which reason (behaviour B481). */
export function BulkPreview({ entity, leaf, plan }: Needs) {
  const text = useText();
  const refusalText = useRefusalText();
  const number = useNumber();
  const labelOf = useLeafLabel(entity);
  const titleOf = useTitleOf();
  const { total, handled, changed, unchanged, refused } = plan;
  if (plan.state === 'looking')
    return (
      <Box role="status" sx={{ py: 2 }}>
        <Typography>{text('bulk.looking', { done: number(handled), of: number(total) })}</Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * handled) / Math.max(1, total)}
          aria-label={text('bulk.progress')}
        />
      </Box>
    );
  const count = (word: 'bulk.change' | 'bulk.stay' | 'bulk.refused', of: number) =>
    text(word, { count: of, n: number(of) });
  /** As much of the record as is known: what it refers to is found by its key. */
  const recordOf = ({ key, title }: BulkRow) => ({
    ...Object.fromEntries(entity.key.map((name, at) => [name, key[at]])),
    [entity.title]: title,
  });
  const nameOf = (row: BulkRow) => titleOf(entity, recordOf(row));
  const reasons = Map.groupBy(plan.refusals, ({ reason }) =>
    refusalText(entity, reason, { path: plan.place, label: labelOf(leaf) }),
  );
  return (
    <>
      <Typography role="status" sx={{ mb: 1.5 }}>
        {[
          count('bulk.change', changed),
          unchanged > 0 && count('bulk.stay', unchanged),
          refused > 0 && count('bulk.refused', refused),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      {[...reasons].map(([reason, rows]) => (
        <Alert key={reason} severity="warning" sx={{ mb: 1.5 }}>
          {reason}
          <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
            {rows.map(nameOf).join(', ')}
          </Box>
        </Alert>
      ))}
      {plan.rows.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('bulk.entry')}</TableCell>
              <TableCell>{labelOf(leaf)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {plan.rows.map((row) => (
              <TableRow key={row.key.join(' ')}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{nameOf(row)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <ChangeOf
                    leaf={leaf}
                    before={row.before ?? undefined}
                    after={row.after ?? undefined}
                    record={recordOf(row)}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {changed > plan.rows.length && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {text('bulk.more', { n: number(changed - plan.rows.length) })}
        </Typography>
      )}
    </>
  );
}
