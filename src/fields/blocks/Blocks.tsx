import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { Fragment } from 'react';
import { get, useFormState } from 'react-hook-form';
import { contentTypes } from '../../../resources/blocks.ts';
import type { ObjectField } from '../../../resources/kinds/field.ts';
import { articleRows } from '../../../ui/article/articleRows.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { Spoken } from '../../layout/Spoken.tsx';
import type { ShortcutGroup } from '../../shortcuts/Shortcut.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import type { FieldInputProps } from '../kindProps.ts';
import type { Block } from './Block.ts';
import { BlockCard } from './BlockCard.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { FaultAt } from './FaultAt.tsx';
import { OpenFaultyBlock } from './OpenFaultyBlock.tsx';
import { useOpenBlock } from './OpenBlockContext.ts';
import { partPlace } from './partPlace.ts';
import { useBlocks } from './useBlocks.ts';

const shortcuts: ShortcutGroup = {
  title: 'shortcuts.blocks',
  shortcuts: [
    { keys: 'Alt+ArrowLeft', says: 'shortcuts.moveBack' },
    { keys: 'Alt+ArrowRight', says: 'shortcuts.moveOn' },
  ],
};

/** The plan of a page: its blocks in the rows that they will share, and the open one to be written. */
export function Blocks(props: FieldInputProps<ObjectField>) {
  const { place, source } = props;
  const text = useText();
  const labels = useLabels();
  const [open, onOpen] = useOpenBlock();
  useShortcuts(shortcuts);
  const { list, keyOf, said, ...blocks } = useBlocks(source, open, onOpen);
  const { errors } = useFormState();
  const kindPlace = partPlace(place, 'contentType');
  const kindOf = (contentType: Block['contentType']) => labels.choice(kindPlace, contentType);

  return (
    <Box role="group" aria-label={labels.field(place)} sx={{ display: 'grid', gap: 1.5 }}>
      <OpenFaultyBlock source={source} onOpen={onOpen} />
      <Typography variant="body2" color="text.secondary">
        {text(list.length > 0 ? 'blocks.hint' : 'blocks.none')}
      </Typography>
      <Spoken>{said}</Spoken>
      {articleRows(list).map((row) => (
        <Fragment key={keyOf(row[0]?.index ?? 0)}>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }}>
            {row.map(({ section: block, index, columns }) => (
              <Box key={keyOf(index)} sx={{ gridColumn: { xs: 'span 12', sm: `span ${columns}` } }}>
                <BlockCard
                  block={block}
                  source={source}
                  index={index}
                  name={text('blocks.block', { number: index + 1, kind: kindOf(block.contentType) })}
                  isOpen={open === index}
                  isFaulty={get(errors, `${source}.${index}`) !== undefined}
                  onToggle={() => onOpen(open === index ? undefined : index)}
                  onMove={(by) => blocks.moveBy(index, by)}
                  onMoveTo={blocks.moveTo}
                />
              </Box>
            ))}
          </Box>
          {row.map(
            ({ section: block, index }) =>
              open === index && (
                <BlockEditor
                  key={keyOf(index)}
                  {...props}
                  index={index}
                  contentType={block.contentType}
                  isFirst={index === 0}
                  isLast={index === list.length - 1}
                  onMove={(by) => blocks.moveBy(index, by)}
                  onDuplicate={() => blocks.duplicate(index)}
                  onRemove={() => blocks.remove(index)}
                />
              ),
          )}
        </Fragment>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {contentTypes.map((contentType) => (
          <Button
            key={contentType}
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => blocks.add(contentType)}
          >
            {kindOf(contentType)}
          </Button>
        ))}
      </Box>
      <FaultAt source={source} />
    </Box>
  );
}
