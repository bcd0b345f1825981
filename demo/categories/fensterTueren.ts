import { node } from './node.ts';

export const fensterTueren = node(
  'Fenster, Türen, Tore | Windows, doors, gates | Fenêtres, portes, portails | Finestre, porte, portoni',
  'IfcWindow IfcDoor E03 EG020058',
  [
    node('Fenster | Windows | Fenêtres | Finestre', 'IfcWindow E03.01 EG020058 BKP221 NPK371', [
      node(
        'Holz-Metall-Fenster | Timber-aluminium windows | Fenêtres bois-métal | Finestre in legno-metallo',
      ),
      node('Kunststofffenster | PVC-U windows | Fenêtres PVC | Finestre in PVC'),
      node(
        'Hebeschiebetüren | Lift-and-slide doors | Portes levantes-coulissantes | Porte alzanti scorrevoli',
        'IfcDoor IfcWindow E03.01 EG020095',
      ),
    ]),
    node('Türen | Doors | Portes | Porte', 'IfcDoor E03.02 G01.05 EG020058', [
      node('Haustüren | Entrance doors | Portes d’entrée | Porte d’ingresso', 'IfcDoor E03.02 BKP221'),
      node('Innentüren | Interior doors | Portes intérieures | Porte interne', 'IfcDoor G01.05 BKP273.0'),
      node('Brandschutztüren | Fire doors | Portes coupe-feu | Porte tagliafuoco', 'IfcDoor G01.05 E03.02'),
      node(
        'Gartentüren | Garden gates | Portillons de jardin | Cancelletti da giardino',
        'IfcDoor I06.02 EG020010',
      ),
    ]),
    node('Tore | Gates | Portails | Portoni', 'IfcDoor E03.03 EG020095', [
      node('Garagentore | Garage doors | Portes de garage | Portoni da garage'),
      node('Industrietore | Industrial doors | Portes industrielles | Portoni industriali'),
    ]),
    node(
      'Sonnenschutz | Solar shading | Protection solaire | Protezione solare',
      'IfcShadingDevice E03.04 EG020087 BKP228',
      [
        node('Storen | Venetian blinds | Stores à lamelles | Lamelle a pacco'),
        node('Rollläden | Roller shutters | Volets roulants | Tapparelle'),
        node('Markisen | Awnings | Stores bannes | Tende da sole'),
      ],
    ),
    node('Beschläge | Fittings | Ferrements | Ferramenta', 'IfcDiscreteAccessory G01.05 E03.02 EG020004', [
      node('Türdrücker | Door handles | Poignées de porte | Maniglie per porte'),
      node('Türschließer | Door closers | Ferme-portes | Chiudiporta'),
    ]),
  ],
);
