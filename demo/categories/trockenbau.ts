import { node } from './node.ts';

export const trockenbau = node(
  'Trockenbau und Trennwände | Drywall and partitions | Construction à sec et cloisons | Costruzione a secco e pareti divisorie',
  'IfcWall IfcCovering G01 EG020055',
  [
    node(
      'Bauplatten | Building boards | Panneaux de construction | Lastre da costruzione',
      'IfcPlate IfcCovering G01.01 G03.02 EG020055',
      [
        node('Gipskartonplatten | Gypsum plasterboards | Plaques de plâtre | Lastre in cartongesso'),
        node('Gipsfaserplatten | Gypsum fibreboards | Plaques de fibroplâtre | Lastre in gessofibra'),
      ],
    ),
    node(
      'Profile und Zubehör | Profiles and accessories | Profilés et accessoires | Profili e accessori',
      'IfcMember G01.01 EG020064',
      [
        node('Ständerprofile | Stud profiles | Montants | Profili montanti'),
        node(
          'Revisionsklappen | Access panels | Trappes de révision | Botole d’ispezione',
          'IfcDoor IfcDiscreteAccessory G01.01 G04.02',
        ),
      ],
    ),
    node('Trennwände | Partitions | Cloisons | Pareti divisorie', 'IfcWall G01.01 G01.02', [
      node(
        'Glastrennwände | Glass partitions | Cloisons vitrées | Pareti divisorie in vetro',
        'IfcWall IfcPlate G01.01',
      ),
      node('Mobile Trennwände | Movable partitions | Cloisons mobiles | Pareti mobili', 'IfcWall G01.02'),
      node(
        'WC-Trennwände | Toilet cubicles | Cabines sanitaires | Cabine sanitarie',
        'IfcWall G01.01 EG020065',
      ),
    ]),
    node(
      'Deckensysteme | Ceiling systems | Systèmes de plafond | Sistemi per soffitti',
      'IfcCovering G04.02 EG020068',
      [
        node(
          'Akustikdeckenplatten | Acoustic ceiling tiles | Dalles de plafond acoustiques | Pannelli acustici per soffitto',
        ),
        node('Metalldecken | Metal ceilings | Plafonds métalliques | Soffitti metallici'),
      ],
    ),
  ],
);
