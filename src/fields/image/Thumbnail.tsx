import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box, IconButton } from '@mui/material';
import type { ReadRecord } from '../../directory/ReadRecord.ts';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { imagePath } from '../../../resources/address/imagePath.ts';
import type { ImageKind } from '../../../resources/kinds/field.ts';
import { useText } from '../../directory/useText.ts';
import { DescribeButton } from './DescribeButton.tsx';

interface Needs {
  kind: ImageKind;
  hash: string;
  label: string;
  /** The stored picture, where what is seen in it is to be said. */
  description: ReadRecord<'image'> | undefined;
  onRemove: () => void;
  /** Where it stands among others, from 0; absent for a picture that stands alone. */
  order?: {
    place: number;
    last: number;
    onMove: (to: number) => void;
    /** Another picture of the same list is dropped here. */
    onTake: (hash: string) => void;
  };
}

/** A picture in a form, with what can be done to it: its order by dragging, by buttons, or with Alt and an arrow. */
export function Thumbnail({ kind, hash, label, description, onRemove, order }: Needs) {
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const [isOver, setOver] = useState(false);
  const take = order?.onTake;

  useEffect(() => {
    if (!element.current || !take) return;
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
          take(String(data.picture));
        },
      }),
    );
  }, [hash, take]);

  // A picture that changes its place in the page loses the focus.
  useEffect(() => {
    if (!focused.current) return;
    const buttons = [...(element.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    (buttons.find(({ name }) => name === focused.current) ?? buttons[0])?.focus();
    focused.current = undefined;
  }, [order?.place]);

  const move = (step: -1 | 1) => {
    const to = (order?.place ?? 0) + step;
    if (!order || to < 0 || to > order.last) return;
    focused.current = step < 0 ? 'forward' : 'back';
    order.onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (!step || !order) return;
    event.preventDefault();
    move(step);
  };
  const mover = (name: string, words: string, icon: ReactElement, step: -1 | 1, isEnd: boolean) => (
    <IconButton
      size="small"
      color="inherit"
      name={name}
      disabled={isEnd}
      onClick={() => move(step)}
      aria-label={`${words} (${label})`}
    >
      {icon}
    </IconButton>
  );

  return (
    <Box
      ref={element}
      onKeyDown={onKeyDown}
      sx={{
        border: 1,
        boxShadow: isOver ? 6 : 0,
        cursor: order ? 'grab' : 'auto',
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
      <Box
        sx={{
          display: 'flex',
          color: '#555',
          '& .Mui-disabled': { color: '#bbb' },
        }}
      >
        {order && (
          <>
            {mover(
              'forward',
              text('image.moveForward'),
              <BackIcon fontSize="inherit" />,
              -1,
              order.place === 0,
            )}
            {mover(
              'back',
              text('image.moveBack'),
              <ForwardIcon fontSize="inherit" />,
              1,
              order.place === order.last,
            )}
          </>
        )}
        <IconButton
          size="small"
          color="inherit"
          onClick={onRemove}
          aria-label={`${text('image.remove')} (${label})`}
          sx={{ ml: 'auto' }}
        >
          <CloseIcon fontSize="inherit" />
        </IconButton>
      </Box>
      {description && <DescribeButton picture={description} label={label} />}
    </Box>
  );
}
