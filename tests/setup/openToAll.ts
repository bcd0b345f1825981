import { everybodySignedIn } from '../../resources/access/everybodySignedIn.ts';

/** The access of an entity that exists nowhere but in tests: whoever is signed in may do everything with it. */
export const openToAll = {
  view: everybodySignedIn,
  read: everybodySignedIn,
  create: everybodySignedIn,
  update: everybodySignedIn,
  delete: everybodySignedIn,
} as const;
