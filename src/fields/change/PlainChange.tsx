import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../directory/useText.ts';
import type { ChangeProps } from '../kindProps.ts';
import { Value } from '../Value.tsx';
import { Side } from './Side.tsx';

interface Needs extends Omit<ChangeProps, 'Show'> {
  /** Shows a value, which is there; as a list has it, unless said. */
  show?: (value: unknown) => ReactNode;
  /** Parts the elements of an order. */
  between?: string;
}

/** What a leaf was beside what it became; of an element of a list that it came or went. */
export function PlainChange({
  leaf: { place, language, element },
  before,
  after,
  record,
  isVersion,
  show = (value) => <Value place={place} value={value} record={record} />,
  between = ', ',
}: Needs) {
  const text = useText();
  const shown = (value: unknown) => {
    if (value === undefined) return '–';
    if (language) return <span lang={language}>{String(value)}</span>;
    // In an order several stand one after the other.
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one, index) => (
      // Told apart by nothing but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index}>
        {index > 0 && between}
        {show(one)}
      </span>
    ));
  };
  if (isVersion) return shown(after);
  if (element !== undefined && after === undefined)
    return (
      <Side of="del" word={text('change.removed')} sign="−">
        {shown(before)}
      </Side>
    );
  if (element !== undefined && before === undefined)
    return (
      <Side of="ins" word={text('change.added')} sign="+">
        {shown(after)}
      </Side>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Side of="del" word={text('change.before')}>
        {shown(before)}
      </Side>
      <ArrowForwardIcon sx={{ fontSize: '1.1em', color: 'text.secondary' }} />
      <Side of="ins" word={text('change.after')}>
        {shown(after)}
      </Side>
    </Box>
  );
}
