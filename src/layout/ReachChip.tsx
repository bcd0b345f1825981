import ReachIcon from '@mui/icons-material/ShieldOutlined';
import { Chip, Tooltip } from '@mui/material';
import { usePermissions } from 'ra-core';
import { reachOf } from '../../resources/access/reachOf.ts';
import type { Caller } from '../../resources/access/rule.ts';
import { entities } from '../../resources/registry.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useNumber } from '../directory/useNumber.ts';
import { useText } from '../directory/useText.ts';

/** How far the rights of whoever is signed in reach (behaviour B506). */
export function ReachChip() {
  const text = useText();
  const number = useNumber();
  const labels = useLabels();
  const { permissions: caller } = usePermissions<Caller>();
  if (!caller) return null;
  const reach = reachOf(caller);
  if (reach.kind === 'none') return null;
  const words = {
    all: () => text('shell.reach', { orgas: labels.many(entities.orga) }),
    shared: () => text('shell.reachShared'),
    some: () => {
      const n = reach.kind === 'some' ? reach.companies.length : 0;
      return text('shell.reachSome', { orgas: labels.many(entities.orga), n: number(n) });
    },
  }[reach.kind]();
  return (
    <Tooltip title={text('shell.reachHint', { reach: words })}>
      <Chip
        size="small"
        icon={<ReachIcon />}
        color={reach.kind === 'all' ? 'warning' : 'default'}
        variant="outlined"
        label={words}
        sx={{ ml: 1, display: { xs: 'none', lg: 'inline-flex' } }}
      />
    </Tooltip>
  );
}
