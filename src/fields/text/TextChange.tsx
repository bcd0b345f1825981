import { Box } from '@mui/material';
import type { LinkField, TextField, TranslatedField } from '../../../resources/kinds/field.ts';
import { useText } from '../../directory/useText.ts';
import type { ChangeProps } from '../kindProps.ts';
import { PlainChange } from '../change/PlainChange.tsx';
import { Side } from '../change/Side.tsx';
import { changedWords } from './changedWords.ts';

/** A text up to this length is taken in at a glance. */
const short = 60;

/** Of a long text the words that changed; a short one before and after. */
export function TextChange(props: ChangeProps<TextField | TranslatedField | LinkField>) {
  const text = useText();
  const { before, after, leaf } = props;
  const isLong =
    typeof before === 'string' && typeof after === 'string' && before.length + after.length > 2 * short;
  const pieces = isLong ? changedWords(before, after) : undefined;
  if (!pieces) return <PlainChange {...props} />;
  return (
    <Box component="span" {...(leaf.language && { lang: leaf.language })} sx={{ whiteSpace: 'pre-line' }}>
      {pieces.map(({ kind, text: words }, index) => {
        const isGone = kind === 'gone';
        // Pieces of one text, told apart by nothing but their place.
        /* oxlint-disable react/no-array-index-key */
        return kind === 'kept' ? (
          <span key={index}>{words}</span>
        ) : (
          <Side
            key={index}
            of={isGone ? 'del' : 'ins'}
            word={text(isGone ? 'change.removed' : 'change.added')}
            isWithin
          >
            {words}
          </Side>
        );
        /* oxlint-enable react/no-array-index-key */
      })}
    </Box>
  );
}
