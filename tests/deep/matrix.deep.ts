import { compareRights } from '../rights/compareRights.ts';

compareRights(() => true);
