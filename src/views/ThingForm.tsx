import { Box, Card, Typography } from '@mui/material';
import { useMemo, type ReactElement } from 'react';
import { Form } from 'react-admin';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { formSections } from './formSections.ts';
import { InvalidFormNotice } from './InvalidFormNotice.tsx';
import { useParents } from '../directory/ParentsContext.ts';
import { QualityNotice } from './QualityNotice.tsx';
import { useFormResolver } from './useFormResolver.ts';

interface Needs {
  resource: BackofficeResource;
  isNew: boolean;
  toolbar: ReactElement;
}

/** The form of a thing, from its declaration alone: its sections, and the validation of the server. */
export function ThingForm({ resource: { entity }, isNew, toolbar }: Needs) {
  const text = useText();
  const labels = useLabels();
  const parents = useParents();
  const resolver = useFormResolver(entity);
  const sections = useMemo(() => formSections(entity, parents, isNew), [entity, parents, isNew]);
  return (
    <Form
      resolver={resolver}
      // Judged when a field is left, a fault would move "Save" away from under the pointer.
      mode="onSubmit"
      reValidateMode="onChange"
      defaultValues={isNew ? parents : undefined}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
    >
      <InvalidFormNotice />
      <QualityNotice entity={entity} />
      <Card sx={{ width: '100%', borderBottomWidth: 0 }}>
        {sections.map(({ name, places }) => (
          <Box
            key={name ?? ''}
            component="section"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
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
                  <FieldInput place={place} source={place.names[0]} isFixed={isFixed} />
                </div>
              ))}
            </Box>
          </Box>
        ))}
      </Card>
      {toolbar}
    </Form>
  );
}
