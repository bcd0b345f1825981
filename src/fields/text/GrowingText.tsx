import { TextareaAutosize } from '@mui/material';
import type { ComponentProps } from 'react';

/** Browsers that cannot do it themselves have it done by the library, which measures every text as it is drawn. */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

const least = 3;
const most = 16;

/** Where a text of several lines is typed: as high as the text, between so many lines. */
export function GrowingText(props: Omit<ComponentProps<'textarea'>, 'style'>) {
  return growsByItself ? (
    <textarea {...props} rows={least} className="growing-text" />
  ) : (
    <TextareaAutosize {...props} minRows={least} maxRows={most} />
  );
}
