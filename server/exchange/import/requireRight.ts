import { companiesOfTheCaller } from '../../../resources/access/companiesOfTheCaller.ts';
import { platform as platformOf } from '../../../resources/platforms.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { rightsOfUser } from '../../identity/rightsOfUser.ts';
import { FileError } from './FileError.ts';
import type { ReportRow } from './reports/reportRow.ts';

/**
 * Ends an import when the right to it was taken away since it was accepted.
 * @throws {FileError} right-lost
 */
export async function requireRight(db: SystemQueries, { sub, platform, orgaSid }: ReportRow): Promise<void> {
  const caller = { kind: 'user', sub, rights: await rightsOfUser(db, sub) } as const;
  const filter = companiesOfTheCaller(caller, { platform: platformOf(platform) });
  if (filter === 'all' || (filter !== 'none' && filter.orgaSid.includes(orgaSid))) return;
  throw new FileError('right-lost');
}
