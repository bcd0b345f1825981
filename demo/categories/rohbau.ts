import { node } from './node.ts';

export const rohbau = node(
  'Rohbau und Tragwerk | Structure and shell | Gros œuvre et structure | Struttura grezza e portante',
  'IfcWall IfcSlab IfcBeam IfcColumn C02 C04',
  [
    node('Mauerwerk | Masonry | Maçonnerie | Muratura', 'IfcWall C02.01 C02.02 EG020056', [
      node('Backsteine | Clay bricks | Briques de terre cuite | Mattoni in laterizio'),
      node('Kalksandsteine | Sand-lime bricks | Briques silico-calcaires | Mattoni silico-calcarei'),
      node(
        'Porenbetonsteine | Aerated concrete blocks | Blocs de béton cellulaire | Blocchi di calcestruzzo cellulare',
      ),
    ]),
    node(
      'Beton und Bewehrung | Concrete and reinforcement | Béton et armatures | Calcestruzzo e armature',
      'IfcReinforcingBar IfcFooting C01.02 C01.03 EG020003',
      [
        node(
          'Bewehrungsstahl | Reinforcing steel | Acier d’armature | Acciaio d’armatura',
          'IfcReinforcingBar IfcReinforcingMesh',
        ),
        node(
          'Trockenbeton | Bagged concrete | Béton sec en sac | Calcestruzzo premiscelato',
          'IfcFooting IfcSlab EG020057',
        ),
      ],
    ),
    node(
      'Holzbau | Timber construction | Construction en bois | Costruzioni in legno',
      'IfcBeam IfcMember C04.04 C04.05 EG020055',
      [
        node(
          'Brettschichtholz | Glued laminated timber | Bois lamellé-collé | Legno lamellare',
          'IfcBeam IfcColumn',
        ),
        node(
          'Brettsperrholz | Cross-laminated timber | Bois lamellé-croisé | Legno a strati incrociati',
          'IfcSlab IfcWall C02.01 C04.01',
        ),
      ],
    ),
    node(
      'Stahlbau | Steel construction | Construction métallique | Costruzioni in acciaio',
      'IfcBeam IfcColumn C03.02 C04.01 EG020003',
      [
        node('Stahlträger | Steel beams | Poutrelles en acier | Travi in acciaio', 'IfcBeam'),
        node(
          'Stahlstützen | Steel columns | Colonnes en acier | Pilastri in acciaio',
          'IfcColumn C03.01 C03.02',
        ),
      ],
    ),
    node(
      'Treppen und Decken | Stairs and floor slabs | Escaliers et dalles | Scale e solette',
      'IfcStair IfcSlab C04.01 C04.02',
      [
        node(
          'Fertigtreppen | Prefabricated stairs | Escaliers préfabriqués | Scale prefabbricate',
          'IfcStair IfcStairFlight C04.02',
        ),
        node('Hohlkörperdecken | Hollow-core slabs | Dalles alvéolées | Solai alveolari', 'IfcSlab C04.01'),
      ],
    ),
  ],
);
