import type { Entity } from '../../../resources/entity.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import type { Row } from '../../../resources/shape.ts';
import type { FileOwner } from '../../../providers/data/uploadFile.ts';

/**
 * To whom a picture of a thing will belong: the company, and within it the product. Undefined as long as
 * the thing is not stored.
 */
export function ownerOf(
  { name, owner, key }: Entity,
  record: Row | undefined,
  { ofNoCompany }: Pick<ImageField, 'ofNoCompany'> = {},
): FileOwner | undefined {
  if (ofNoCompany) return {};
  if (record?.id === undefined) return undefined;
  if (!owner) return {};
  const orgaSid = String(record[owner]);
  return name === 'product' ? { orgaSid, productSid: String(record[key.at(-1) ?? '']) } : { orgaSid };
}
