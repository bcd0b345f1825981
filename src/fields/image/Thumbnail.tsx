import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box, IconButton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { imagePath } from '../../../resources/calls/images.ts';
import type { ImageKind } from '../../../resources/kinds/field.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  kind: ImageKind;
  hash: string;
  label: string;
  onRemove: () => void;
  onForward?: () => void;
  /** Another picture of the same list is dropped here; given where their order can be changed. */
  onTake?: (hash: string) => void;
}

/** A picture in a form, with what can be done to it. */
export function Thumbnail({ kind, hash, label, onRemove, onForward, onTake }: Needs) {
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!element.current || !onTake) return;
    const list = element.current.parentElement;
    return combine(
      draggable({ element: element.current, getInitialData: () => ({ picture: hash, list }) }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source: { data } }) => data.list === list && data.picture !== hash,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source: { data } }) => {
          setOver(false);
          onTake(String(data.picture));
        },
      }),
    );
  }, [hash, onTake]);

  return (
    <Box
      ref={element}
      sx={{
        border: 1,
        boxShadow: isOver ? 6 : 0,
        cursor: onTake ? 'grab' : 'auto',
        borderColor: 'divider',
        borderRadius: 1,
        p: 0.5,
        bgcolor: 'common.white',
      }}
    >
      <Box
        component="img"
        src={imagePath({ kind, hash }, '240')}
        alt={label}
        // The frame is what is dragged.
        draggable={false}
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
