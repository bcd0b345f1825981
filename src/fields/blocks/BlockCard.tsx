import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { imagePath } from '../../../resources/address/imagePath.ts';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { shown } from '../../../resources/language/translate.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import type { Block } from './Block.ts';
import { blockId } from './blockId.ts';

interface Needs {
  block: Block;
  /** Where it stands in the form, its list and its place there. */
  source: string;
  index: number;
  name: string;
  isOpen: boolean;
  isFaulty: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onMoveTo: (from: number, to: number) => void;
}

const earlier = ['ArrowUp', 'ArrowLeft'];
const later = ['ArrowDown', 'ArrowRight'];

/** A block in the plan of a page: opened with a click or Enter, moved with the mouse or with Alt and an arrow. */
export function BlockCard({
  block,
  source,
  index,
  name,
  isOpen,
  isFaulty,
  onToggle,
  onMove,
  onMoveTo,
}: Needs) {
  const { language } = useBackoffice();
  const text = useText();
  const card = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const content = shown(block.content, language)?.text;
  const missing = block.contentType === 'text' ? missingLanguages(block) : [];

  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ block: index, of: source }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) => data['of'] === source && data['block'] !== index,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source: { data } }) => {
          setOver(false);
          onMoveTo(Number(data['block']), index);
        },
      }),
    );
  }, [source, index, onMoveTo]);

  function move(event: KeyboardEvent) {
    const by = earlier.includes(event.key) ? -1 : later.includes(event.key) ? 1 : undefined;
    if (!event.altKey || !by) return;
    event.preventDefault();
    onMove(by);
  }

  return (
    <Box
      component="button"
      type="button"
      ref={card}
      id={blockId(source, index)}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={onToggle}
      onKeyDown={move}
      sx={{
        display: 'grid',
        gap: 0.5,
        alignContent: 'start',
        width: '100%',
        height: '100%',
        minHeight: 76,
        p: 1.25,
        textAlign: 'start',
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: isFaulty ? 'error.main' : isOpen || isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        outline: isOver ? '2px solid' : undefined,
        outlineColor: 'primary.main',
        cursor: 'grab',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Typography component="span" variant="subtitle2" color={isFaulty ? 'error' : 'text.secondary'}>
        {name}
      </Typography>
      {block.contentType === 'image' && content ? (
        <Box
          component="img"
          src={imagePath({ kind: 'orgaMedia', hash: content }, '240')}
          alt=""
          draggable={false}
          sx={{ height: 48, maxWidth: '100%', objectFit: 'contain', justifySelf: 'start' }}
        />
      ) : (
        <Typography
          component="span"
          variant="body2"
          sx={{
            display: '-webkit-box',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
          }}
        >
          {content ? wordsOf(content) : text('blocks.emptyBlock')}
        </Typography>
      )}
      {missing.length > 0 && (
        <Typography component="span" variant="caption" color="warning.main">
          {text('list.missingLanguages', { languages: missing.join(', ').toUpperCase() })}
        </Typography>
      )}
    </Box>
  );
}

function missingLanguages({ content }: Block): Language[] {
  const texts = content ?? {};
  return languages.some((language) => texts[language])
    ? languages.filter((language) => !texts[language])
    : [];
}

/** What stands in HTML, without its elements. */
function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll('><', '> <'), 'text/html');
  return page.body.textContent?.trim().slice(0, 200) ?? '';
}
