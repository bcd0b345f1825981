import { imagePath } from '../../../resources/address/imagePath.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';

/** The first picture, small. */
export function ImageColumn({ place, value }: ColumnProps<ImageField>) {
  const [hash] = stringsOf(value);
  if (!hash) return null;
  return (
    <img
      className="value-picture"
      src={imagePath({ kind: place.field.of, hash }, '240')}
      alt=""
      loading="lazy"
    />
  );
}
