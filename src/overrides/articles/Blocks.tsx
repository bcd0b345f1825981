import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useFormState } from 'react-hook-form';
import { contentTypes } from '../../../resources/article.ts';
import type { Entity } from '../../../resources/entity.ts';
import { articleRows } from '../../../ui/article/articleRows.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { Spoken } from '../../layout/Spoken.tsx';
import { BlockCard } from './BlockCard.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import type { ArticleForm, Section } from './Section.ts';
import { sectionPlace } from './sectionPlace.ts';
import { useBlocks } from './useBlocks.ts';

interface Needs {
  entity: Entity;
  /** The block that is open. */
  open: number | undefined;
  onOpen: (index: number | undefined) => void;
}

/** The plan of an article: its blocks in the rows that they will share, and the open one to be written. */
export function Blocks({ entity, open, onOpen }: Needs) {
  const text = useText();
  const labels = useLabels();
  const { sections, keyOf, said, ...blocks } = useBlocks(open, onOpen);
  const { errors } = useFormState<ArticleForm>();
  const faulty = errors.sections;
  const kindPlace = sectionPlace(entity, 'contentType');
  const kindOf = (contentType: Section['contentType']) => labels.choice(kindPlace, contentType);

  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{labels.section(entity, 'sections')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {text(sections.length > 0 ? 'articles.blocksHint' : 'articles.noBlocks')}
      </Typography>
      <Spoken>{said}</Spoken>
      {articleRows(sections).map((row) => (
        <Fragment key={keyOf(row[0]?.index ?? 0)}>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }}>
            {row.map(({ section, index, columns }) => (
              <Box key={keyOf(index)} sx={{ gridColumn: { xs: 'span 12', sm: `span ${columns}` } }}>
                <BlockCard
                  section={section}
                  index={index}
                  name={text('articles.block', { number: index + 1, kind: kindOf(section.contentType) })}
                  isOpen={open === index}
                  isFaulty={Boolean(faulty?.[index])}
                  onToggle={() => onOpen(open === index ? undefined : index)}
                  onMove={(by) => blocks.moveBy(index, by)}
                  onMoveTo={blocks.moveTo}
                />
              </Box>
            ))}
          </Box>
          {row.map(
            ({ section, index }) =>
              open === index && (
                <BlockEditor
                  key={keyOf(index)}
                  entity={entity}
                  index={index}
                  contentType={section.contentType}
                  isFirst={index === 0}
                  isLast={index === sections.length - 1}
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
    </Card>
  );
}
