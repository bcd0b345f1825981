import { Box } from '@mui/material';
import { FormFrame } from '../../views/form/FormFrame.tsx';
import type { RecordFormProps } from '../../views/form/RecordForm.tsx';
import { RecordSections } from '../../views/form/RecordSections.tsx';
import { besidePreview } from '../../preview/besidePreview.ts';
import { AdvertisementPreview } from './AdvertisementPreview.tsx';

/** The form of an advertisement, and beside it what visitors will see. */
export function AdvertisementForm({ resource: { entity }, isNew, toolbar }: RecordFormProps) {
  return (
    <FormFrame entity={entity} begin={isNew ? entity.begins : undefined} toolbar={toolbar}>
      <Box sx={besidePreview}>
        <RecordSections entity={entity} isNew={isNew} />
        <AdvertisementPreview />
      </Box>
    </FormFrame>
  );
}
