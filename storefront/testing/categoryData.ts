import type { CategoryPage } from '../../resources/calls/storefrontPages.ts';
import { advertisement, inGerman, path, productCards } from './cards.ts';

/** A category with facets, children and an advertisement. */
export const categoryData: CategoryPage = {
  sid: 'c0-0',
  name: 'Steinwolle',
  description: inGerman('Nicht brennbare Dämmung aus Stein.'),
  ifcClasses: ['IfcCovering'],
  ebkphCodes: ['E 2.1', 'F 1.2'],
  etimClasses: ['EC003143'],
  bkpCodes: ['226.2'],
  npkCodes: ['342.111'],
  pathFromRoot: [path[0]],
  children: [
    { sid: 'c1', name: 'Fassadendämmplatten', count: 1204 },
    { sid: 'c2', name: 'Trittschalldämmung', count: 96 },
    { sid: 'c3', name: 'Rohrschalen', count: 311 },
    { sid: 'c4', name: 'Flachdachdämmung', count: 42 },
  ],
  orgas: [
    { sid: 'muster', name: 'Muster Baustoffe AG', count: 120 },
    { sid: 'haenni', name: 'Hänni & Söhne', count: 20 },
  ],
  lines: [
    { sid: 'l1', orgaSid: 'muster', name: 'Fassade Plus', count: 20 },
    { sid: 'l2', orgaSid: 'haenni', name: 'Ruhe', count: 4 },
  ],
  facets: [
    {
      sid: 'dicke',
      name: 'Dicke',
      kind: 'number',
      unit: 'mm',
      perUnit: 1,
      extent: { least: 40, most: 240 },
      bars: [],
      moreValues: 0,
      values: [
        { value: '40..80', name: null, count: 412, isChosen: false },
        { value: '100', name: null, count: 1020, isChosen: true },
      ],
    },
    {
      sid: 'kaschierung',
      name: 'Kaschierung',
      kind: 'choice',
      unit: null,
      perUnit: 1,
      extent: null,
      bars: [],
      moreValues: 0,
      values: [
        { value: 'glasvlies', name: 'Glasvlies', count: 612, isChosen: false },
        { value: 'ohne', name: 'ohne', count: 408, isChosen: false },
      ],
    },
    {
      sid: 'epd',
      name: 'Umweltproduktdeklaration',
      kind: 'yesNo',
      unit: null,
      perUnit: 1,
      extent: null,
      bars: [],
      moreValues: 0,
      values: [{ value: 'true', name: null, count: 800, isChosen: false }],
    },
  ],
  moreFacets: 4,
  advertisements: [advertisement],
  table: null,
  products: { items: productCards(12), total: 1640, page: 1, size: 24 },
};
