import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { imagePath } from '../../../resources/calls/images.ts';
import type { ImageKind } from '../../../resources/kinds/field.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  kind: ImageKind;
  hash: string;
  label: string;
  onRemove: () => void;
  onForward?: () => void;
}

/** A picture in a form, with what can be done to it. */
export function Thumbnail({ kind, hash, label, onRemove, onForward }: Needs) {
  const text = useText();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 0.5, bgcolor: 'common.white' }}>
      <Box
        component="img"
        src={imagePath({ kind, hash }, '240')}
        alt={label}
        sx={{ display: 'block', width: 112, height: 68, objectFit: 'contain' }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', color: '#555' }}>
        {onForward && (
          <IconButton size="small" color="inherit" onClick={onForward} aria-label={text('image.moveForward')}>
            <BackIcon fontSize="inherit" />
          </IconButton>
        )}
        <IconButton size="small" color="inherit" onClick={onRemove} aria-label={text('image.remove')}>
          <CloseIcon fontSize="inherit" />
        </IconButton>
      </Box>
    </Box>
  );
}
