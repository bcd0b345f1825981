import { Typography } from '@mui/material';
import { use } from 'react';
import type { Origin } from '../../../resources/calls/audit.ts';
import type { Place } from '../../directory/Place.ts';
import { leavesIn } from '../../fields/leaves/leaves.ts';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import { OriginsContext } from './OriginsContext.ts';
import { useOriginWords } from './useOriginWords.ts';

/** Below a field where its values come from; parts of it that come from elsewhere each by name. */
export function OriginNote({ place }: { place: Place }) {
  const { isShown, origins } = use(OriginsContext);
  const [name] = place.names;
  const own = origins.filter(({ path }) => path === name || path.startsWith(`${name}.`));
  return isShown && own.length > 0 ? <Notes place={place} origins={own} /> : null;
}

function Notes({ place, origins }: { place: Place; origins: readonly Origin[] }) {
  const words = useOriginWords();
  const labelOf = useLeafLabel(place.entity);
  const [name] = place.names;
  const held = Object.fromEntries(origins.map(({ path }) => [path.slice(name.length + 1), true]));
  const labels = new Map(
    leavesIn(place, [{ [name]: held }]).map((leaf) => [leaf.path.join('.'), labelOf(leaf)]),
  );
  const bySource = Map.groupBy(origins, words);
  return (
    <Typography variant="caption" component="ul" color="text.secondary" sx={{ m: 0, mb: 1.5, pl: 2 }}>
      {[...bySource].map(([source, ofOne]) => (
        <li key={source}>
          {bySource.size > 1 && `${ofOne.map(({ path }) => labels.get(path) ?? path).join(', ')}: `}
          {source}
        </li>
      ))}
    </Typography>
  );
}
