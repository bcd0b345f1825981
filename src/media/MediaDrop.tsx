import PhotosIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useRef, type ChangeEvent } from 'react';
import type { FileInFolder } from '../../providers/data/uploadInParts.ts';
import { useText } from '../directory/useText.ts';
import { DropPlace } from '../layout/DropPlace.tsx';
import { chosenFiles, droppedFiles } from './droppedFiles.ts';

const accepted = '.zip,.jpg,.jpeg,.png,.webp,.avif,.tif,.tiff,.pdf';

/** No types of React know it, all browsers do. */
const wholeFolders = { webkitdirectory: '' };

/** Takes pictures, documents, zip files and folders of them, dropped or chosen. */
export function MediaDrop({ onFiles }: { onFiles: (files: FileInFolder[]) => void }) {
  const text = useText();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(chosenFiles(target.files));
    target.value = '';
  };
  return (
    <DropPlace onDrop={({ items }) => void droppedFiles(items).then(onFiles)}>
      <PhotosIcon sx={{ fontSize: 36, color: 'primary.main' }} />
      <Typography variant="h2">{text('media.drop')}</Typography>
      <Typography color="text.secondary">{text('media.named')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" onClick={() => files.current?.click()}>
          {text('media.chooseFiles')}
        </Button>
        <Button variant="outlined" onClick={() => folder.current?.click()}>
          {text('media.chooseFolder')}
        </Button>
      </Box>
      <Typography variant="caption" color="text.secondary">
        {text('media.formats')}
      </Typography>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={text('media.chooseFiles')}
        onChange={take}
      />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        {...wholeFolders}
        aria-label={text('media.chooseFolder')}
        onChange={take}
      />
    </DropPlace>
  );
}
