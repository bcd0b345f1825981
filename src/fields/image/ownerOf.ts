import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import type { FileOwner } from '../../../providers/data/uploadFile.ts';

/**
 * To whom a picture of a thing will belong: the company, and within it the product. Undefined as long as
 * the thing is not stored.
 */
export function ownerOf({ owner, key }: Entity, record: Row | undefined): FileOwner | undefined {
  if (record?.id === undefined) return undefined;
  if (!owner) return {};
  const [, product] = key.map((name) => String(record[name]));
  return { orgaSid: String(record[owner]), ...(product && { productSid: product }) };
}
