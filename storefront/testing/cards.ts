import type { CategoryCard, OrgaCard, Picture, ProductCard, ShownText } from '../../resources/calls/shown.ts';

/** A text that is there in German. */
export const inGerman = (text: string): ShownText => ({ text, languageUsed: 'de' });

export function pictureOf(hash: string, kind = 'productImage'): Picture {
  return { kind, hash, width: 1600, height: 1200 };
}

const goods = [
  ['Steinwolle-Dämmplatte Typ 035', 'Für hinterlüftete Fassaden, nicht brennbar'],
  ['Dreifach-Isolierverglasung mit warmer Kante', 'Ug 0,5 W/(m²K)'],
  ['Brandschutzklappe rechteckig', 'EI 90, mit Federrücklaufantrieb'],
  ['Wandhängendes WC spülrandlos', 'Tiefspüler, 54 cm'],
  ['Holz-Metall-Fenster', 'Fichte, aussen Aluminium pulverbeschichtet'],
  ['Gipsplatte imprägniert 12,5 mm', 'Für Feuchträume'],
  ['Luft-Wasser-Wärmepumpe 9 kW', 'Aussenaufstellung, R290'],
  ['Trapezblech T35', 'Stahl verzinkt, Polyester 25 µm'],
] as const;

export function productCards(count: number): ProductCard[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, subTitle] = goods[index % goods.length] ?? goods[0];
    return {
      orgaSid: 'muster',
      productSid: `p${index}`,
      orgaName: index % 2 ? 'Muster Baustoffe AG' : 'Hänni & Söhne Gebäudetechnik',
      title: inGerman(title),
      subTitle: index % 3 === 2 ? null : inGerman(subTitle),
      articleNumber: `MB-${1000 + index * 7}.${index}`,
      picture: pictureOf(`product${index % 8}`),
    };
  });
}

const chapters = [
  [
    'Dämmung',
    'Steinwolle',
    'Glaswolle',
    'Holzfaser',
    'EPS und XPS',
    'Vakuumdämmung',
    'Schüttungen',
    'Aerogel',
  ],
  ['Fenster und Türen', 'Holz-Metall-Fenster', 'Dachfenster', 'Innentüren', 'Brandschutztüren'],
  ['Heizung, Lüftung, Klima', 'Wärmepumpen', 'Brandschutzklappen', 'Wohnungslüftung'],
  ['Sanitär', 'WC', 'Waschtische', 'Duschrinnen', 'Armaturen', 'Entwässerung', 'Vorwandsysteme'],
  ['Trockenbau', 'Gipsplatten', 'Profile', 'Akustikdecken'],
  ['Dach und Fassade', 'Trapezbleche', 'Faserzement', 'Ziegel', 'Flachdachabdichtungen'],
] as const;

export function categoryCards(): CategoryCard[] {
  return chapters.map(([name, ...children], index) => ({
    sid: `c${index}`,
    name,
    count: 1200 - index * 137,
    picture: pictureOf(`category${index}`, 'startPageImage'),
    children: children.map((child, place) => ({
      sid: `c${index}-${place}`,
      name: child,
      count: 310 - place * 41,
    })),
  }));
}

export function orgaCards(count: number): OrgaCard[] {
  const names = [
    'Muster Baustoffe AG',
    'Hänni & Söhne Gebäudetechnik',
    'Fassadenwerke Rheintal',
    'Glas Trösch Beispiel',
    'Alpina Holzbau',
    'Nordlicht Elektro GmbH',
  ] as const;
  return Array.from({ length: count }, (_, index) => ({
    sid: `o${index}`,
    name: names[index % names.length] ?? names[0],
    city: ['Zürich', 'Chur', 'Brig', null][index % 4] ?? null,
    logo: index % 3 === 2 ? null : pictureOf(`logo${index % 4}`, 'logo'),
    count: 840 - index * 61,
  }));
}

interface PathStep {
  sid: string;
  name: string;
}

/** Where the shown products stand. */
export const path = [
  { sid: 'c0', name: 'Dämmung' },
  { sid: 'c0-0', name: 'Steinwolle' },
] satisfies [PathStep, PathStep];

export const advertisement = {
  orgaSid: 'muster',
  sid: 'sommer',
  orgaName: 'Muster Baustoffe AG',
  title: inGerman('Ruhe und Wärme aus Stein'),
  text: inGerman('Dämmplatten für Fassade und Trennwand.'),
  picture: pictureOf('advertisement0', 'orgaMedia'),
  link: '/orga/muster',
};
