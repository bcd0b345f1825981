import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useInput } from 'ra-core';
import { useRef, useState, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { uploadImage } from '../../../providers/data/uploadFile.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { Spoken } from '../../layout/Spoken.tsx';
import { FieldFault } from '../FieldFault.tsx';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { useFileOwner } from './useFileOwner.ts';
import { HeldPictures } from './HeldPictures.tsx';
import { useHeldPictures } from './useHeldPictures.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useDescriptions } from './useDescriptions.ts';
import { stringsOf } from '../stringsOf.ts';

/** Pictures of a record, also of a new one: uploaded at once where their company is known, kept with the record when it is saved. */
export function ImageInput(props: InputProps<ImageField>) {
  const { entity, field: declared } = props.place;
  const { source, label } = useInputProps(props);
  const { platform } = useBackoffice();
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string>();
  const { field, fieldState } = useInput({ source, format: (value: unknown) => value ?? null });
  const { getValues } = useFormContext();
  const hashes = stringsOf(field.value).filter(Boolean);
  const owner = useFileOwner(entity, declared);
  const held = useHeldPictures(props.place);
  const isOpen = Boolean(owner ?? held.hold);
  const descriptions = useDescriptions(declared, hashes, owner?.orgaSid);
  const [spoken, setSpoken] = useState('');

  const keep = (next: string[]) => field.onChange(declared.many ? next : (next[0] ?? null));

  function move(from: number, to: number) {
    keep(hashes.toSpliced(from, 1).toSpliced(to, 0, hashes[from] ?? ''));
    setSpoken(text('image.moved', { place: to + 1, count: hashes.length }));
  }

  async function upload(files: readonly File[]) {
    if (held.hold) held.hold(declared.many ? [...held.pictures, ...files] : files.slice(0, 1));
    if (!owner) return;
    setFault(undefined);
    setUploading(true);
    const added: string[] = [];
    try {
      for (const file of files) added.push(await uploadImage(platform.key, declared.of, file, owner));
    } catch (error) {
      setFault(text('image.failed', { reason: messageOf(error) }));
    } finally {
      setUploading(false);
      // Those before the one that failed are there, beside what became of the others meanwhile.
      const now = stringsOf(getValues(source)).filter(Boolean);
      if (added.length > 0) keep(declared.many ? [...new Set([...now, ...added])] : added);
    }
  }

  const action = isUploading
    ? 'image.uploading'
    : declared.many
      ? 'image.add'
      : hashes.length + held.pictures.length > 0
        ? 'image.replace'
        : 'image.choose';

  return (
    <FormControl component="fieldset" fullWidth sx={{ mb: 2 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <Box
        onDragOver={(event: DragEvent) => {
          if (!isOpen || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          setOver(false);
          void upload([...event.dataTransfer.files].slice(0, declared.many ? undefined : 1));
        }}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'stretch',
          mt: 0.5,
          borderRadius: 1,
          boxShadow: isOver ? 6 : 0,
        }}
      >
        {hashes.map((hash, index) => (
          <Thumbnail
            key={hash}
            kind={declared.of}
            hash={hash}
            label={`${label} ${index + 1}`}
            description={descriptions.get(hash)}
            onRemove={() => keep(hashes.filter((other) => other !== hash))}
            {...(hashes.length > 1 && {
              order: {
                place: index,
                last: hashes.length - 1,
                onMove: (to: number) => move(index, to),
                onTake: (other: string) => move(hashes.indexOf(other), index),
              },
            })}
          />
        ))}
        {held.hold && <HeldPictures label={label} pictures={held.pictures} onChange={held.hold} />}
        <Button
          variant="outlined"
          startIcon={<AddPhotoIcon />}
          disabled={!isOpen || isUploading}
          onClick={() => chooser.current?.click()}
          sx={{ minHeight: hashes.length + held.pictures.length > 0 ? 104 : 40, borderStyle: 'dashed' }}
        >
          {text(action)}
        </Button>
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/*"
        multiple={Boolean(declared.many)}
        aria-label={label}
        onChange={({ target }) => {
          void upload([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <FormHelperText>
        {text(!isOpen ? 'image.saveFirst' : declared.many ? 'image.dropHere' : 'image.dropOne')}
      </FormHelperText>
      <Spoken>{spoken}</Spoken>
      <FieldFault message={fault ?? fieldState.error?.message} />
    </FormControl>
  );
}
