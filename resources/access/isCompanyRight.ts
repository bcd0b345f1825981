import { companyRights, type Right } from '../platform/rights.ts';

/** May this right be bound to one company in one country (behaviour B37)? */
export function isCompanyRight(right: Right): boolean {
  return companyRights.some((bound) => bound === right);
}
