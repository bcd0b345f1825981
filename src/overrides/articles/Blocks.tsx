import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Typography } from '@mui/material';
import { Fragment, useCallback, useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { contentTypes } from '../../../resources/article.ts';
import type { Entity } from '../../../resources/entity.ts';
import { articleRows } from '../../../ui/article/articleRows.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { ChoiceField, ObjectField } from '../../../resources/kinds/field.ts';
import { placeOf, type Place } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { partsOf } from '../../fields/object/partsOf.ts';
import { Spoken } from '../../layout/Spoken.tsx';
import { BlockCard, blockId } from './BlockCard.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { newSection, type Section } from './Section.ts';

interface Needs {
  entity: Entity;
  /** The block that is open. */
  open: number | undefined;
  onOpen: (index: number | undefined) => void;
}

const none: Section[] = [];

/** The plan of an article: its blocks in the rows that they will share, and the open one to be written. */
export function Blocks({ entity, open, onOpen }: Needs) {
  const text = useText();
  const labels = useLabels();
  const { control, getValues } = useFormContext();
  const { fields, insert, move, remove } = useFieldArray({ control, name: 'sections' });
  const sections = (useWatch({ control, name: 'sections' }) as Section[] | undefined) ?? none;
  const { errors } = useFormState({ control });
  const [said, setSaid] = useState('');
  const faulty = errors['sections'] as readonly unknown[] | undefined;
  const kindPlace = partsOf(placeOf(entity, 'sections') as Place<ObjectField>)[0] as Place<ChoiceField>;
  const kindOf = (section: Section) => labels.choice(kindPlace, section.contentType);

  const moveTo = useCallback(
    (from: number, to: number) => {
      move(from, to);
      onOpen(undefined);
      setSaid(text('articles.moved', { from: from + 1, to: to + 1 }));
      // The card that is moved keeps the focus, where it then stands.
      requestAnimationFrame(() => document.getElementById(blockId(to))?.focus());
    },
    [move, onOpen, text],
  );
  const moveBy = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (to >= 0 && to < sections.length) moveTo(index, to);
  };

  function add(section: Section, at: number) {
    insert(at, section, { shouldFocus: false });
    onOpen(at);
  }

  function removeAt(index: number) {
    const [removed] = structuredClone((getValues('sections') as Section[]).slice(index, index + 1));
    remove(index);
    onOpen(undefined);
    notify({
      type: 'info',
      message: text('articles.removed', { number: index + 1 }),
      undo: () => removed && insert(index, removed, { shouldFocus: false }),
    });
  }

  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{labels.section(entity, 'sections')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {text(sections.length > 0 ? 'articles.blocksHint' : 'articles.noBlocks')}
      </Typography>
      <Spoken>{said}</Spoken>
      {articleRows(sections).map((row) => (
        <Fragment key={fields[row[0]?.index ?? 0]?.id ?? row[0]?.index}>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }}>
            {row.map(({ section, index, columns }) => (
              <Box
                key={fields[index]?.id ?? index}
                sx={{ gridColumn: { xs: 'span 12', sm: `span ${columns}` } }}
              >
                <BlockCard
                  section={section}
                  index={index}
                  name={text('articles.block', { number: index + 1, kind: kindOf(section) })}
                  isOpen={open === index}
                  isFaulty={Boolean(faulty?.[index])}
                  onToggle={() => onOpen(open === index ? undefined : index)}
                  onMove={(by) => moveBy(index, by)}
                  onMoveTo={moveTo}
                />
              </Box>
            ))}
          </Box>
          {row.map(
            ({ section, index }) =>
              open === index && (
                <BlockEditor
                  key={fields[index]?.id ?? index}
                  entity={entity}
                  index={index}
                  contentType={section.contentType}
                  isFirst={index === 0}
                  isLast={index === sections.length - 1}
                  onMove={(by) => moveBy(index, by)}
                  onDuplicate={() => add(structuredClone(section), index + 1)}
                  onRemove={() => removeAt(index)}
                />
              ),
          )}
        </Fragment>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {contentTypes.map((contentType) => {
          const at = open === undefined ? sections.length : open + 1;
          const section = newSection(contentType, sections[at - 1]);
          return (
            <Button
              key={contentType}
              variant="outlined"
              startIcon={<AddIcon />}
              onClick={() => add(section, at)}
            >
              {kindOf(section)}
            </Button>
          );
        })}
      </Box>
    </Card>
  );
}
