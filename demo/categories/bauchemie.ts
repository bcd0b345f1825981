import { node } from './node.ts';

export const bauchemie = node(
  'Bauchemie und Befestigung | Construction chemicals and fixings | Chimie du bâtiment et fixations | Chimica edile e fissaggi',
  'IfcFastener IfcMechanicalFastener C02 G02 EG020250',
  [
    node(
      'Mörtel und Kleber | Mortars and adhesives | Mortiers et colles | Malte e colle',
      'IfcFastener G02.02 G03.02 EG020057',
      [
        node('Fliesenkleber | Tile adhesives | Colles à carrelage | Colle per piastrelle'),
        node('Fugenmörtel | Grouts | Mortiers de jointoiement | Malte per fughe'),
        node(
          'Mauermörtel | Masonry mortars | Mortiers de maçonnerie | Malte da muratura',
          'IfcFastener C02.01',
        ),
      ],
    ),
    node(
      'Dicht- und Klebstoffe | Sealants and adhesives | Mastics et adhésifs | Sigillanti e adesivi',
      'IfcFastener E03 G03 EG020250',
      [
        node('Fugendichtstoffe | Joint sealants | Mastics de jointoiement | Sigillanti per giunti'),
        node('Montageschäume | Assembly foams | Mousses de montage | Schiume di montaggio'),
      ],
    ),
    node('Befestigung | Fixings | Fixations | Fissaggi', 'IfcMechanicalFastener C04 EG020045', [
      node('Terrassenschrauben | Decking screws | Vis de terrasse | Viti per terrazze'),
      node('Holzbauschrauben | Timber construction screws | Vis de charpente | Viti per carpenteria'),
      node('Dübel | Wall plugs | Chevilles | Tasselli'),
      node('Schwerlastanker | Heavy-duty anchors | Chevilles métalliques | Ancoranti per carichi pesanti'),
    ]),
    node('Anstriche | Coatings | Enduits et vernis | Rivestimenti e vernici', 'IfcCovering E02.01 EG020250', [
      node('Holzlasuren | Wood stains | Lasures pour bois | Velature per legno'),
    ]),
  ],
);
