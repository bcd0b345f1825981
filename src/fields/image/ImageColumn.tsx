import { Box } from '@mui/material';
import { imagePath } from '../../../resources/imagePath.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';

/** The first picture, small. */
export function ImageColumn({ place, value }: ColumnProps<ImageField>) {
  const [hash] = stringsOf(value);
  if (!hash) return null;
  return (
    <Box
      component="img"
      src={imagePath({ kind: place.field.of, hash }, '240')}
      alt=""
      loading="lazy"
      sx={{ display: 'block', width: 40, height: 40, objectFit: 'contain' }}
    />
  );
}
