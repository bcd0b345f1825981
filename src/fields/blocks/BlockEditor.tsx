import NextIcon from '@mui/icons-material/ArrowForward';
import BackIcon from '@mui/icons-material/ArrowBack';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { layouts, positions } from '../../../resources/blocks.ts';
import type { ObjectField } from '../../../resources/kinds/field.ts';
import { isOfKind, type Place } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import type { FieldInputProps } from '../kindProps.ts';
import type { Block } from './Block.ts';
import { partPlace } from './partPlace.ts';
import { PictureContent } from './PictureContent.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import { layoutShape, positionShape } from './shapes.tsx';
import { TextContent } from './TextContent.tsx';
import { VideoContent } from './VideoContent.tsx';

interface Needs extends FieldInputProps<ObjectField> {
  index: number;
  contentType: Block['contentType'];
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** An open block: what it shows, where it leads, how wide it is and where it stands. */
export function BlockEditor({
  place,
  source: list,
  Enter,
  index,
  contentType,
  isFirst,
  isLast,
  ...on
}: Needs) {
  const text = useText();
  const labels = useLabels();
  const source = `${list}.${index}`;
  const part = (name: keyof Block) => partPlace(place, name);
  const title = text('blocks.block', {
    number: index + 1,
    kind: labels.choice(part('contentType'), contentType),
  });
  const contents: Record<Block['contentType'], ReactNode> = {
    text: <TextContent source={`${source}.content`} />,
    image: <PictureContent source={`${source}.content`} />,
    video: (
      <VideoContent place={addressOfVideo(part('content'))} source={`${source}.content`} Enter={Enter} />
    ),
  };

  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: 2, display: 'grid', gap: 2, minWidth: 0, borderColor: 'primary.main' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Action label={text('blocks.moveBack')} disabled={isFirst} onClick={() => on.onMove(-1)}>
          <BackIcon fontSize="small" />
        </Action>
        <Action label={text('blocks.moveOn')} disabled={isLast} onClick={() => on.onMove(1)}>
          <NextIcon fontSize="small" />
        </Action>
        <Action label={text('blocks.duplicate')} onClick={on.onDuplicate}>
          <CopyIcon fontSize="small" />
        </Action>
        <Action label={text('blocks.remove')} onClick={on.onRemove}>
          <DeleteIcon fontSize="small" />
        </Action>
      </Box>
      {contents[contentType]}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, alignItems: 'flex-start' }}>
        <ShapeChoice
          source={`${source}.layout`}
          label={labels.field(part('layout'))}
          choices={layouts}
          nameOf={(layout) => labels.choice(part('layout'), layout)}
          draw={layoutShape}
        />
        <ShapeChoice
          source={`${source}.position`}
          label={labels.field(part('position'))}
          choices={positions}
          nameOf={(position) => labels.choice(part('position'), position)}
          draw={positionShape}
        />
        {contentType !== 'video' && (
          <Box sx={{ flex: '1 1 220px' }}>
            <Enter place={part('link')} source={`${source}.link`} />
          </Box>
        )}
      </Box>
    </Card>
  );
}

/** The address of a video is one line, however long the texts of other blocks may be. */
function addressOfVideo(place: Place): Place {
  return isOfKind(place, 'translated') ? { ...place, field: { ...place.field, long: false } } : place;
}

interface ActionNeeds {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Action({ label, disabled = false, onClick, children }: ActionNeeds) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
