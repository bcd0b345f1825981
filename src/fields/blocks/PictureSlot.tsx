import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useRef, useState, type DragEvent } from 'react';
import { imagePath } from '../../../resources/address/imagePath.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { Shown } from '../../../resources/language/translate.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  language: Language;
  /** The picture that readers of the language see, with the language it was given for. */
  picture: Shown | undefined;
  isUploading: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Where the picture of one language is dropped, chosen or taken away. */
export function PictureSlot({ language, picture, isUploading, onFile, onRemove }: Needs) {
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const name = nameOf(language);
  const isOwn = picture?.languageUsed === language;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <Box
      role="group"
      aria-label={name}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        gap: 0.75,
        alignContent: 'space-between',
        p: 1,
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30 }}>
        <Typography variant="subtitle2" sx={{ flex: 1, color: 'text.secondary' }}>
          {picture && !isOwn
            ? `${name} · ${text('blocks.pictureAsIn', { language: nameOf(picture.languageUsed) })}`
            : name}
        </Typography>
        {isOwn && (
          <IconButton size="small" onClick={onRemove} aria-label={`${text('image.remove')}: ${name}`}>
            <CloseIcon fontSize="inherit" />
          </IconButton>
        )}
      </Box>
      {picture && (
        <Box
          component="img"
          src={imagePath({ kind: 'orgaMedia', hash: picture.text }, '240')}
          alt=""
          sx={{ width: '100%', height: 96, objectFit: 'contain', opacity: isOwn ? 1 : 0.45 }}
        />
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddPhotoIcon />}
        disabled={isUploading}
        aria-label={`${text(isOwn ? 'image.replace' : 'blocks.dropPicture')}: ${name}`}
        onClick={() => chooser.current?.click()}
      >
        {text(isUploading ? 'image.uploading' : isOwn ? 'image.replace' : 'blocks.dropPicture')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/*"
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </Box>
  );
}
