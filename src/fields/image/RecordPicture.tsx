import type { Entity } from '../../../resources/entity.ts';
import { imagePath } from '../../../resources/address/imagePath.ts';
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
  // No `sx`, which would be worked out anew for each row.
  const place = { width: size, height: size, flexShrink: 0, borderRadius: 2, display: 'block' };
  if (!hash) return <span aria-hidden style={{ ...place, backgroundColor: 'rgb(127 127 127 / 12%)' }} />;
  return (
    <img
      src={imagePath({ kind: field.of, hash }, '240')}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      style={{ ...place, objectFit: 'contain', backgroundColor: '#fff' }}
    />
  );
}
