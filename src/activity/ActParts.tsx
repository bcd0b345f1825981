import { Box, Typography } from '@mui/material';
import { entities } from '../../resources/registry.ts';
import type { Entity } from '../../resources/entity.ts';
import type { Act } from '../../providers/data/activity.ts';
import { CompanyName } from '../company/CompanyName.tsx';
import { useLabels } from '../directory/useLabels.ts';
import { useNumber } from '../directory/useNumber.ts';
import { useText } from '../directory/useText.ts';

const kinds = ['created', 'changed', 'deleted'] as const;

/** How many records of what an act has written, by entity and company. */
export function ActParts({ act: { parts, partCount } }: { act: Pick<Act, 'parts' | 'partCount'> }) {
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  const known: Record<string, Entity> = entities;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {parts.map(({ entity: name, orgaSid, ...counts }) => {
        const entity = known[name];
        const isOne = counts.created + counts.changed + counts.deleted === 1;
        return (
          <Typography key={`${name} ${orgaSid}`} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {entity ? (isOne ? labels.one(entity) : labels.many(entity)) : name}
            {orgaSid && name !== 'orga' && (
              <>
                {' · '}
                <CompanyName sid={orgaSid} />
              </>
            )}
            {': '}
            {kinds
              .filter((kind) => counts[kind] > 0)
              .map((kind) => text(`activity.counts.${kind}`, { n: number(counts[kind]) }))
              .join(', ')}
          </Typography>
        );
      })}
      {partCount > parts.length && (
        <Typography component="li" color="text.secondary">
          {text('activity.moreParts', { n: number(partCount - parts.length) })}
        </Typography>
      )}
    </Box>
  );
}
