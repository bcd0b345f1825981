import { node } from './node.ts';

export const bodenWand = node(
  'Boden und Wand | Floor and wall | Sols et parois | Pavimenti e pareti',
  'IfcCovering G02 G03 EG020068',
  [
    node('Holz und Stein | Wood and stone | Bois et pierre | Legno e pietra', 'IfcCovering G02.02 EG020068', [
      node('Parkett | Parquet | Parquets | Parquet', 'IfcCovering G02.02 EG020055'),
      node(
        'Feinsteinzeugplatten | Porcelain tiles | Carreaux en grès cérame | Piastrelle in gres porcellanato',
        'IfcCovering G02.02 EG020056',
      ),
      node(
        'Natursteinplatten | Natural stone slabs | Dalles en pierre naturelle | Lastre in pietra naturale',
        'IfcCovering G02.02 EG020056',
      ),
    ]),
    node(
      'Elastische und textile Beläge | Resilient and textile floors | Revêtements souples et textiles | Rivestimenti elastici e tessili',
      'IfcCovering G02.02 EG020068',
      [
        node('Linoleum | Linoleum | Linoléum | Linoleum'),
        node('Designbeläge | Design flooring | Revêtements design | Pavimenti di design'),
        node('Teppichfliesen | Carpet tiles | Dalles de moquette | Quadrotte di moquette'),
      ],
    ),
    node(
      'Estriche und Unterlagsböden | Screeds and subfloors | Chapes et sous-couches | Massetti e sottofondi',
      'IfcCovering G02 EG020057',
      [
        node('Fließestriche | Flowing screeds | Chapes fluides | Massetti autolivellanti'),
        node(
          'Trittschalldämmungen | Impact sound insulation | Isolations contre les bruits d’impact | Isolamenti anticalpestio',
          'IfcCovering G02 EG020500',
        ),
      ],
    ),
    node(
      'Wandbeläge | Wall coverings | Revêtements muraux | Rivestimenti murali',
      'IfcCovering G03.02 EG020068',
      [
        node(
          'Wandfarben | Wall paints | Peintures murales | Pitture murali',
          'IfcCovering G03 G03.02 EG020250',
        ),
        node(
          'Wandfliesen | Wall tiles | Carreaux muraux | Piastrelle da parete',
          'IfcCovering G03.02 EG020056',
        ),
        node(
          'Akustikpaneele | Acoustic panels | Panneaux acoustiques | Pannelli acustici',
          'IfcCovering G03.02 G04.02',
        ),
      ],
    ),
  ],
);
