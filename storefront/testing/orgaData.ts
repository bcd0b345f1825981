import type { OrgaPage } from '../../resources/calls/storefrontPages.ts';
import { inGerman, orgaCards, pictureOf, productCards } from './cards.ts';

/** A manufacturer with product lines and what it says of itself. */
export const orgaData: OrgaPage = {
  sid: 'muster',
  name: 'Muster Baustoffe AG',
  kind: 'manufacturer',
  description: inGerman(
    'Seit 1924 stellt Muster in Zürich Dämmstoffe aus Stein her. Das Sortiment reicht von der Fassade über das Flachdach bis zur technischen Isolierung; alle Platten sind nicht brennbar.',
  ),
  address: {
    street: 'Lagerstrasse 12',
    zip: '8004',
    city: 'Zürich',
    country: 'Schweiz',
    phone: '+41 44 000 00 00',
    email: 'info@muster.example',
    website: 'https://www.muster.example/',
  },
  logo: pictureOf('logo0', 'logo'),
  lines: [
    { sid: 'l1', name: 'Fassade Plus', count: 210 },
    { sid: 'l2', name: 'Ruhe', count: 44 },
    { sid: 'l3', name: 'Technische Isolierung', count: 98 },
  ],
  line: null,
  matrices: [],
  categories: [
    { sid: 'c1', name: 'Fassadendämmplatten', count: 204 },
    { sid: 'c2', name: 'Trittschalldämmung', count: 96 },
  ],
  facets: [],
  moreFacets: 0,
  info: {
    headline: inGerman('Planung mit Muster'),
    text: inGerman('Unser technischer Dienst rechnet Details nach.'),
    pictures: [{ ...pictureOf('info0', 'orgaImage'), alt: inGerman('Das Werk in Thun') }],
    links: [{ label: 'Musterbestellung', link: 'https://www.muster.example/muster' }],
    contact: { name: 'Technischer Dienst', phone: '+41 44 000 00 01' },
  },
  documents: [],
  connected: orgaCards(2),
  advertisements: [],
  table: null,
  products: { items: productCards(8), total: 352, page: 1, size: 24 },
};
