import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useInput, useRecordContext } from 'ra-core';
import { useRef, useState } from 'react';
import { uploadFile } from '../../../providers/data/uploadFile.ts';
import type { FileField } from '../../../resources/kinds/field.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { FieldFault } from '../FieldFault.tsx';
import { useFileOwner } from '../image/useFileOwner.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { FileColumn } from './FileColumn.tsx';

/** A file of a record: uploaded at once, kept with the record when it is saved. */
export function FileInput(props: InputProps<FileField>) {
  const { entity, field: declared } = props.place;
  const { source, label } = useInputProps(props);
  const { platform } = useBackoffice();
  const text = useText();
  const record = useRecordContext();
  const owner = useFileOwner(entity);
  const chooser = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string>();
  const { field, fieldState } = useInput({ source, format: (value: unknown) => value ?? null });

  async function upload(file: File) {
    if (!owner) return;
    setFault(undefined);
    setUploading(true);
    try {
      field.onChange(await uploadFile(platform.key, declared.of, file, owner));
    } catch (error) {
      setFault(text('file.failed', { reason: messageOf(error) }));
    } finally {
      setUploading(false);
    }
  }

  return (
    <FormControl component="fieldset" fullWidth sx={{ mb: 2 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {field.value && <FileColumn place={props.place} value={field.value} record={record} Show={Nothing} />}
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={!owner || isUploading}
          onClick={() => chooser.current?.click()}
        >
          {text(isUploading ? 'image.uploading' : field.value ? 'image.replace' : 'file.choose')}
        </Button>
        {field.value && <Button onClick={() => field.onChange(null)}>{text('file.remove')}</Button>}
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={`.${declared.of}`}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      {!owner && <FormHelperText>{text('image.saveFirst')}</FormHelperText>}
      <FieldFault message={fault ?? fieldState.error?.message} />
    </FormControl>
  );
}

function Nothing() {
  return null;
}
