import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { FileOwner } from '../../../providers/data/uploadFile.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import { useParents } from '../../directory/ParentsContext.ts';

/**
 * To which company a picture or file of the form's record will belong, also of one that is not stored yet: the company
 * that the address or the form says. Undefined as long as neither does, or the record is the company itself.
 */
export function useFileOwner(
  { owner = '', fields }: Entity,
  { ofNoCompany }: Pick<ImageField, 'ofNoCompany'> = {},
): FileOwner | undefined {
  const record = useRecordContext();
  const parents = useParents();
  const chosen: unknown = useWatch({ name: owner });
  if (ofNoCompany || !owner) return {};
  if (record?.id !== undefined) return { orgaSid: String(record[owner]) };
  const named = fields[owner]?.kind === 'reference' ? (parents[owner] ?? chosen) : undefined;
  return typeof named === 'string' && named ? { orgaSid: named } : undefined;
}
