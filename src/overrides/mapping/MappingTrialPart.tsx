import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { tryMapping } from '../../../providers/data/tryMapping.ts';
import type { TriedMapping } from '../../../resources/calls/mappingTrial.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { MappingTrialResult } from './MappingTrialResult.tsx';

/** Tries the mapping as it stands in the form: on pasted rows, or on a small file. */
export function MappingTrialPart({ isNew }: { isNew: boolean }) {
  const text = useText();
  const { platform } = useBackoffice();
  const { getValues } = useFormContext<TriedMapping>();
  const [pasted, setPasted] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (sample: Blob) => {
      const { orgaSid, sid, layout, headings, translations } = getValues();
      const whole = {
        headings: (headings ?? []).filter(({ heading, field }) => heading && field),
        translations: (translations ?? []).filter(({ field, value }) => field && value),
      };
      return tryMapping(
        platform.key,
        { orgaSid, ...(!isNew && sid && { sid }), ...(layout && { layout }), ...whole },
        sample,
      );
    },
  });
  return (
    <Box component="section" sx={{ mt: 4 }} aria-labelledby="mapping-trial">
      <Typography id="mapping-trial" variant="h2" sx={{ fontSize: '1.1rem', mb: 1 }}>
        {text('mapping.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text('mapping.hint')}
      </Typography>
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        fullWidth
        label={text('mapping.paste')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        slotProps={{ htmlInput: { style: { fontFamily: 'monospace', whiteSpace: 'pre' } } }}
      />
      <Box sx={{ display: 'flex', gap: 1, my: 2 }}>
        <Button
          variant="outlined"
          color="secondary"
          disabled={pasted.trim() === '' || isPending}
          onClick={() => mutate(new Blob([pasted]))}
        >
          {text('mapping.try')}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<UploadIcon />}
          disabled={isPending}
          onClick={() => chooser.current?.click()}
        >
          {text('mapping.file')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={text('mapping.file')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) mutate(file);
            target.value = '';
          }}
        />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <MappingTrialResult trial={data} />}
    </Box>
  );
}
