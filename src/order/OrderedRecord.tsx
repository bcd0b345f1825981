import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import HandleIcon from '@mui/icons-material/DragIndicator';
import FirstIcon from '@mui/icons-material/VerticalAlignTop';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '../directory/useText.ts';

interface Needs {
  id: string;
  title: string;
  /** What is shown below its title. */
  beside: string;
  place: number;
  last: number;
  /** Moves the record to another place, from 0. */
  onMove: (to: number) => void;
  /** Another record is dropped here. */
  onTake: (id: string) => void;
}

/** A record in its order: dragged, or moved by buttons or with Alt and an arrow. */
export function OrderedRecord({ id, title, beside, place, last, onMove, onTake }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const element = useRef<HTMLLIElement>(null);
  const take = useRef(onTake);
  const focused = useRef<string>(undefined);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    take.current = onTake;
  }, [onTake]);

  useEffect(() => {
    if (!element.current) return;
    return combine(
      draggable({ element: element.current, getInitialData: () => ({ record: id }) }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source: { data } }) => typeof data.record === 'string' && data.record !== id,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source: { data } }) => {
          setOver(false);
          take.current(String(data.record));
        },
      }),
    );
  }, [id]);

  // A row that changes its place in the page loses the focus.
  useEffect(() => {
    if (!focused.current) return;
    const buttons = [...(element.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    (buttons.find(({ name }) => name === focused.current) ?? buttons[0])?.focus();
    focused.current = undefined;
  }, [place]);

  const move = (to: number, name: string) => {
    if (to < 0 || to > last) return;
    focused.current = name;
    onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(place + step, step < 0 ? 'up' : 'down');
  };
  const button = (name: string, label: string, icon: ReactElement, to: number) => (
    <IconButton
      size="small"
      name={name}
      aria-label={`${label}: ${title}`}
      disabled={to === place || to < 0 || to > last}
      onClick={() => move(to, name)}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={element}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.5,
        cursor: 'grab',
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: isOver ? 'action.selected' : 'transparent',
      }}
    >
      <HandleIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography variant="body2" color="text.secondary" sx={{ minWidth: '3ch', textAlign: 'right' }}>
        {place + 1}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="caption" color="text.secondary">
          {beside}
        </Typography>
      </Box>
      {button('first', text('order.first'), <FirstIcon fontSize="small" />, 0)}
      {button('up', translate('ra.action.move_up'), <UpIcon fontSize="small" />, place - 1)}
      {button('down', translate('ra.action.move_down'), <DownIcon fontSize="small" />, place + 1)}
    </Box>
  );
}
