import type { Country } from './platforms.ts';
import type { Right } from './rights.ts';

/** One right of one user: general without `orgaCountry`, else for that company in that country. */
export interface GrantedRight {
  right: Right;
  orgaCountry?: { sid: string; country: Country };
}
