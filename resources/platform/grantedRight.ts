import type { Country } from './platforms.ts';
import type { Right } from './rights.ts';

/** One right of one user: general without `orgaCountry`, else for that company in that country. */
export interface GrantedRight {
  right: Right;
  orgaCountry?: { sid: string; country: Country };
  /** The last day on which it counts; without one it counts until it is taken (behaviour B505). */
  until?: string;
}
