import { companyRights, rights } from '../platform/rights.ts';
import type { RecordRule } from './recordRule.ts';

/** Only the rights of a company are bound to one; bound to a company, another right would mean nothing. */
export const companyOnlyForCompanyRights: RecordRule = ({ right, orgaCountry }) =>
  orgaCountry && rights.some((one) => one === right) && !companyRights.some((bound) => bound === right)
    ? [{ path: 'orgaCountry', code: 'general-right-only' }]
    : [];
