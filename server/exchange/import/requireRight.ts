import { companiesOfTheCaller } from '../../../resources/access/companiesOfTheCaller.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { platform as platformOf } from '../../../resources/platform/platforms.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { callerNow } from '../../identity/callerNow.ts';
import { FileError } from './FileError.ts';
import type { ReportRow } from './reports/reportRow.ts';

/**
 * Ends an import when the right to it was taken away since it was accepted.
 * @param companies whose rows the file has
 * @param isProposed does it read what is kept of a column, for whoever keeps the attributes (behaviour B334)?
 * @throws {FileError} right-lost
 */
export async function requireRight(
  db: SystemQueries,
  { sub, platform, entity }: Pick<ReportRow, 'sub' | 'platform' | 'entity'>,
  companies: readonly string[],
  isProposed = false,
): Promise<void> {
  const caller = await callerNow(db, { sub });
  const where = { platform: platformOf(platform) };
  const { files, access } = entityNamed(entity);
  if (isProposed && attribute.access.create(caller, where) === 'all') return;
  const filter = files?.areOfNoCompany ? access.create(caller, where) : companiesOfTheCaller(caller, where);
  if (filter === 'all') return;
  if (filter === 'none' || companies.some((orgaSid) => !filter.orgaSid.includes(orgaSid)))
    throw new FileError('right-lost');
}
