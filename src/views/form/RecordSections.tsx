import { Box, Card, Typography } from '@mui/material';
import { memo, use, useMemo, type ReactNode } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import type { Kind } from '../../../resources/kinds/field.ts';
import { useParents } from '../../directory/ParentsContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import type { Place } from '../../directory/Place.ts';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { WithOrigin } from '../../fields/origin/WithOrigin.tsx';
import { formSections } from './formSections.ts';
import { anchorOf, SectionsContext, useFormParts } from '../sections/SectionsContext.ts';

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
  const { isMapped } = use(SectionsContext);
  const parts = useMemo(
    () =>
      sections.map(({ name, places }) => ({
        id: anchorOf(name ?? 'main'),
        label: name ? labels.section(entity, name) : text('form.main'),
        names: places.map(({ place }) => place.names[0]),
      })),
    [sections, entity, labels, text],
  );
  useFormParts(parts);
  return (
    <Card sx={{ width: '100%', borderBottomWidth: 0, containerType: 'inline-size' }}>
      {sections.map(({ name, places }, index) => (
        <Box
          key={name ?? ''}
          component="section"
          id={parts[index]?.id}
          tabIndex={-1}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            // Where the names of the sections stand beside the form, they need no column within it.
            ...(!isMapped && {
              '@container (min-width: 880px)': { gridTemplateColumns: '200px minmax(0, 1fr)' },
            }),
            columnGap: 4,
            px: { xs: 2, sm: 3 },
            py: 2.5,
            outline: 'none',
            scrollMarginTop: { xs: 112, lg: 64 },
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Typography variant="h2" sx={{ mb: 1 }}>
            {parts[index]?.label}
          </Typography>
          <Box
            sx={{
              minWidth: 0,
              maxWidth: 1100,
              display: 'grid',
              columnGap: 3,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            }}
          >
            {places.map(({ place, isFixed }) => (
              <Entered key={place.names[0]} place={place} isFixed={isFixed} isNew={isNew} />
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

interface EnteredNeeds {
  place: Place;
  isFixed: boolean;
  isNew: boolean;
}

/** A field in its place. What is around it, such as the map of the form, changes without it; it knows itself what is typed. */
const Entered = memo(function Entered({ place, isFixed, isNew }: EnteredNeeds) {
  return (
    <div data-place={place.names[0]} className={isWide(place) ? 'entered wide' : 'entered'}>
      <Told place={place} isNew={isNew}>
        <FieldInput place={place} source={place.names[0]} isFixed={isFixed} />
      </Told>
    </div>
  );
});

const wideKinds: readonly Kind[] = ['translated', 'object', 'values', 'image', 'file'];

/** Needs its field the whole width, as it holds more than one thing or a long one? */
function isWide({ field }: Place): boolean {
  return wideKinds.includes(field.kind) || (field.kind === 'text' && Boolean(field.long));
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
