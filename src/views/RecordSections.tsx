import { Box, Card, Typography } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import type { Entity } from '../../resources/entity.ts';
import { useParents } from '../directory/ParentsContext.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import type { Place } from '../directory/Place.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { WithOrigin } from '../fields/origin/WithOrigin.tsx';
import { formSections } from './formSections.ts';

interface Needs {
  entity: Entity;
  isNew: boolean;
  /** Fields that are entered elsewhere. */
  without?: readonly string[];
}

const nothing: readonly string[] = [];

/** The fields of a record in the sections of its declaration. */
export function RecordSections({ entity, isNew, without = nothing }: Needs) {
  const text = useText();
  const labels = useLabels();
  const parents = useParents();
  const sections = useMemo(
    () =>
      formSections(entity, parents, isNew).flatMap(({ name, places }) => {
        const shown = places.filter(({ place }) => !without.includes(place.names[0]));
        return shown.length > 0 ? [{ name, places: shown }] : [];
      }),
    [entity, parents, isNew, without],
  );
  return (
    <Card sx={{ width: '100%', borderBottomWidth: 0, containerType: 'inline-size' }}>
      {sections.map(({ name, places }) => (
        <Box
          key={name ?? ''}
          component="section"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@container (min-width: 880px)': { gridTemplateColumns: '200px minmax(0, 1fr)' },
            columnGap: 4,
            px: { xs: 2, sm: 3 },
            py: 2.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Typography variant="h2" sx={{ mb: 1 }}>
            {name ? labels.section(entity, name) : text('form.main')}
          </Typography>
          <Box sx={{ minWidth: 0, maxWidth: 1100 }}>
            {places.map(({ place, isFixed }) => (
              <div key={place.names[0]} data-place={place.names[0]}>
                <Told place={place} isNew={isNew}>
                  <FieldInput place={place} source={place.names[0]} isFixed={isFixed} />
                </Told>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

/** What a new record holds is of whoever makes it; of values each says for itself where it came from. */
function Told({ place, isNew, children }: { place: Place; isNew: boolean; children: ReactNode }) {
  if (isNew || place.field.kind === 'values') return children;
  return (
    <WithOrigin entity={place.entity} name={place.names[0]}>
      {children}
    </WithOrigin>
  );
}
