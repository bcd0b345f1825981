import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { useCallback } from 'react';
import { useText } from '../../directory/useText.ts';

interface Needs {
  label: string;
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
}

/** Pictures that are not uploaded yet. */
export function HeldPictures({ label, pictures, onChange }: Needs) {
  const text = useText();
  return pictures.map((picture, index) => (
    <Box
      key={`${picture.name} ${picture.lastModified}`}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 0.5, bgcolor: 'common.white' }}
    >
      <Look picture={picture} label={`${label} ${index + 1}`} />
      <Box sx={{ display: 'flex', color: '#555' }}>
        <IconButton
          size="small"
          color="inherit"
          aria-label={`${text('image.remove')} (${label} ${index + 1})`}
          onClick={() => onChange(pictures.filter((other) => other !== picture))}
          sx={{ ml: 'auto' }}
        >
          <CloseIcon fontSize="inherit" />
        </IconButton>
      </Box>
    </Box>
  ));
}

function Look({ picture, label }: { picture: File; label: string }) {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return (
    <Box
      component="img"
      ref={draw}
      alt={label}
      sx={{ display: 'block', width: 112, height: 68, objectFit: 'contain' }}
    />
  );
}
