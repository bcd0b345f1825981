import PhotosIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import type { FileInFolder } from '../../providers/data/uploadInParts.ts';
import { useText } from '../directory/useText.ts';
import { chosenFiles, droppedFiles } from './droppedFiles.ts';

const accepted = '.zip,.jpg,.jpeg,.png,.webp,.avif,.tif,.tiff,.pdf';

/** No types of React know it, all browsers do. */
const wholeFolders = { webkitdirectory: '' };

/** Takes pictures, documents, zip files and folders of them, dropped or chosen. */
export function MediaDrop({ onFiles }: { onFiles: (files: FileInFolder[]) => void }) {
  const text = useText();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(chosenFiles(target.files));
    target.value = '';
  };
  return (
    <Box
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void droppedFiles(event.dataTransfer.items).then(onFiles);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 3,
        py: { xs: 4, sm: 5 },
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'background.paper',
        textAlign: 'center',
      }}
    >
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
    </Box>
  );
}
