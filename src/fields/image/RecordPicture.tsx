import { Box } from '@mui/material';
import type { Entity } from '../../../resources/entity.ts';
import { imagePath } from '../../../resources/imagePath.ts';
import { pictureField } from '../../../resources/pictureField.ts';
import type { Row } from '../../../resources/shape.ts';
import { stringsOf } from '../stringsOf.ts';

interface Needs {
  entity: Entity;
  record: Row;
  /** In pixels. */
  size?: number;
}

/** The first picture of a record, small, loaded when it comes into sight; its place where it has none; nothing where its kind has none. */
export function RecordPicture({ entity, record, size = 36 }: Needs) {
  const { name = '', field } = pictureField(entity) ?? {};
  if (!field) return null;
  const [hash] = stringsOf(record[name]);
  const place = { width: size, height: size, flexShrink: 0, borderRadius: 0.5 };
  if (!hash)
    return <Box component="span" aria-hidden sx={{ ...place, display: 'block', bgcolor: 'action.hover' }} />;
  return (
    <Box
      component="img"
      src={imagePath({ kind: field.of, hash }, '240')}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      sx={{ ...place, display: 'block', objectFit: 'contain', bgcolor: 'common.white' }}
    />
  );
}
