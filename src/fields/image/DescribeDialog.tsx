import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useTranslate, useUpdate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { imagePath } from '../../../resources/address/imagePath.ts';
import { image } from '../../../resources/entities/image.ts';
import { smallImage } from '../../../resources/limits.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { fieldFaultsOf } from '../../../providers/data/refusal.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useText } from '../../directory/useText.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';
import { TranslatedInput } from '../translated/TranslatedInput.tsx';

interface Needs {
  picture: ReadRecord<'image'>;
  label: string;
  onClose: () => void;
}

const place = { ...placeOf(image, 'alt'), field: image.fields.alt };

/** Says what is seen in a picture. It is kept with the picture, at once, and not with the record that shows it. */
export function DescribeDialog({ picture, label, onClose }: Needs) {
  const { directory } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const form = useForm<RaRecord>({ defaultValues: picture });
  const [update, { isPending }] = useUpdate();
  const [fault, setFault] = useState<string>();

  const save = form.handleSubmit((data) =>
    update(
      directory.showing('image').name,
      { id: picture.id, data, previousData: picture },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify({ type: 'success', message: text('image.described') });
          onClose();
        },
        onError: (error) => {
          const faults = Object.entries(fieldFaultsOf(error));
          for (const [name, words] of faults) form.setError(name, { message: words });
          setFault(faults.length > 0 ? undefined : error.message);
        },
      },
    ),
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>
        {text('image.describe')}: {label}
      </DialogTitle>
      <DialogContent>
        <Box
          component="img"
          src={imagePath(picture, smallImage)}
          alt={label}
          sx={{
            display: 'block',
            width: '100%',
            maxHeight: 260,
            objectFit: 'contain',
            bgcolor: 'common.white',
            borderRadius: 1,
          }}
        />
        <Typography variant="body2" color="text.secondary" sx={{ my: 1.5 }}>
          {text('image.describeLead')}
        </Typography>
        <FormProvider {...form}>
          <TranslatedInput place={place} source="alt" />
        </FormProvider>
        {fault && <Alert severity="error">{fault}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={isPending} onClick={() => void save()}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
