import type { GrantedRight } from '../platform/grantedRight.ts';
import { isCompanyRight } from './isCompanyRight.ts';

/** Does this right reach all companies in all countries, so that it is asked back before it is given (behaviour B506)? */
export function isPowerful({ right, orgaCountry }: GrantedRight): boolean {
  return !orgaCountry && (right === 'ADMIN' || isCompanyRight(right));
}
