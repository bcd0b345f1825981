import { Box, Typography } from '@mui/material';
import { idOfLeaf, type LeafChange } from '../../directory/Leaf.ts';
import { changes as byKind } from '../changes.ts';
import type { LeafChangesProps } from '../kindProps.ts';
import { useLeafLabel } from '../leaves/useLeafLabel.ts';

/** What changed in a record, leaf by leaf under its name, each in the way of its kind (behaviour B214). */
export function LeafChanges({ entity, changes, record }: LeafChangesProps) {
  const labelOf = useLeafLabel(entity);
  const byLabel = Map.groupBy(changes, ({ leaf }) => labelOf(leaf));
  return [...byLabel].map(([label, ofOne]) => (
    <Box key={label} sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="div" color="text.secondary">
        {label}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}
      >
        {ofOne.map((change) => (
          <div key={idOfLeaf(change.leaf)}>
            <ChangeOf {...change} record={record} />
          </div>
        ))}
      </Typography>
    </Box>
  ));
}

interface Needs extends LeafChange {
  record?: LeafChangesProps['record'];
  isVersion?: boolean;
}

/** The change of one leaf, in the way of its kind. */
export function ChangeOf({ record, isVersion = false, ...change }: Needs) {
  const Change = byKind[change.leaf.place.field.kind];
  return <Change {...change} record={record} isVersion={isVersion} Show={LeafChanges} />;
}
