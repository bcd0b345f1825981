import { austrianMakers } from './austrianMakers.ts';
import { germanMakers } from './germanMakers.ts';
import { mgbahnProjects, rhbProjects } from './projects.ts';
import { retailers } from './retailers.ts';
import { swissMakers } from './swissMakers.ts';
import { zbsSuppliers } from './zbsSuppliers.ts';

export const allOrgas = [
  ...swissMakers,
  ...germanMakers,
  ...austrianMakers,
  ...retailers,
  ...rhbProjects,
  ...mgbahnProjects,
  ...zbsSuppliers,
];
