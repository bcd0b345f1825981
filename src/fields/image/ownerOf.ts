import type { FileOwner } from '../../../providers/data/uploadFile.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import type { Row } from '../../../resources/shape.ts';

/** To which company a picture of a record will belong. Undefined as long as the record is not stored. */
export function ownerOf(
  { owner }: Entity,
  record: Row | undefined,
  { ofNoCompany }: Pick<ImageField, 'ofNoCompany'> = {},
): FileOwner | undefined {
  if (ofNoCompany) return {};
  if (record?.id === undefined) return undefined;
  return owner ? { orgaSid: String(record[owner]) } : {};
}
