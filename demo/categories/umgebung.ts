import { node } from './node.ts';

export const umgebung = node(
  'Umgebung und Garten | Outdoor and garden | Aménagements extérieurs | Esterni e giardino',
  'IfcPavement IfcGeographicElement I04 EG020010',
  [
    node(
      'Beläge und Einfassungen | Paving and edging | Pavages et bordures | Pavimentazioni e cordoli',
      'IfcPavement IfcKerb I04 EG020450',
      [
        node('Pflastersteine | Paving stones | Pavés | Pietre per selciato', 'IfcPavement'),
        node(
          'Gartenplatten | Garden slabs | Dalles de jardin | Lastre da giardino',
          'IfcPavement I04 EG020010',
        ),
        node('Randsteine | Kerb stones | Bordures | Cordoli', 'IfcKerb'),
        node(
          'Terrassendielen | Decking boards | Lames de terrasse | Doghe per terrazze',
          'IfcCovering I04 EG020055',
        ),
      ],
    ),
    node('Einfriedungen | Enclosures | Clôtures | Recinzioni', 'IfcRailing I06.02 EG020010', [
      node('Gitterzäune | Mesh fences | Clôtures en treillis | Recinzioni a griglia'),
      node('Gabionen | Gabions | Gabions | Gabbioni', 'IfcWall I06.02'),
    ]),
    node(
      'Außenausstattung | Outdoor furniture | Équipements extérieurs | Arredo esterno',
      'IfcFurniture I06.02 EG017960',
      [
        node('Sitzbänke | Benches | Bancs | Panchine'),
        node(
          'Veloständer | Bicycle racks | Supports à vélos | Portabiciclette',
          'IfcFurniture IfcDiscreteAccessory I06.02',
        ),
        node('Spielgeräte | Playground equipment | Jeux extérieurs | Giochi per parchi'),
      ],
    ),
    node(
      'Außenentwässerung | Outdoor drainage | Drainage extérieur | Drenaggio esterno',
      'IfcWasteTerminal IfcPipeSegment D09 I04 EG020450',
      [node('Entwässerungsrinnen | Drainage channels | Caniveaux | Canalette di drenaggio')],
    ),
  ],
);
