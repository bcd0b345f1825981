import { node } from './node.ts';

export const bahn = node(
  'Bahn- und Anlagenobjekte | Rail and facility objects | Objets ferroviaires et installations | Oggetti ferroviari e impianti',
  'IfcTrackElement IfcRail IfcSignal I04',
  [
    node('Fahrweg | Track | Voie | Binario e sede', 'IfcTrackElement IfcRail I04', [
      node('Gleise | Tracks | Voies ferrées | Binari', 'IfcRail IfcTrackElement'),
      node('Weichen | Switches | Aiguillages | Scambi', 'IfcTrackElement'),
      node('Bahnschwellen | Railway sleepers | Traverses | Traversine', 'IfcTrackElement'),
    ]),
    node(
      'Signale und Sicherung | Signals and safety | Signaux et sécurité | Segnali e sicurezza',
      'IfcSignal D02',
      [
        node('Lichtsignale | Light signals | Signaux lumineux | Segnali luminosi', 'IfcSignal'),
        node('Bahnübergänge | Level crossings | Passages à niveau | Passaggi a livello', 'IfcDoor IfcSignal'),
        node(
          'Fahrleitungsmasten | Catenary masts | Mâts de caténaire | Pali della catenaria',
          'IfcColumn IfcElementAssembly',
        ),
      ],
    ),
    node(
      'Perronanlagen | Platform structures | Installations de quai | Strutture di marciapiede',
      'IfcBuildingElementProxy IfcRoof I06.02',
      [
        node('Perrondächer | Platform canopies | Marquises de quai | Pensiline', 'IfcRoof'),
        node(
          'Wartehäuschen | Passenger shelters | Abris voyageurs | Pensiline d’attesa',
          'IfcElementAssembly IfcFurniture',
        ),
        node('Perronkanten | Platform edges | Bordures de quai | Bordi di marciapiede', 'IfcKerb IfcCourse'),
      ],
    ),
    node(
      'Perronausstattung | Platform equipment | Équipement de quai | Arredo di marciapiede',
      'IfcFurniture IfcSign I06.02 J01.04',
      [
        node('Perronbänke | Platform benches | Bancs de quai | Panchine di marciapiede', 'IfcFurniture'),
        node(
          'Fahrgastanzeigen | Passenger displays | Afficheurs voyageurs | Pannelli informativi',
          'IfcAudioVisualAppliance J01.04',
        ),
        node('Stationsschilder | Station signs | Panneaux de gare | Cartelli di stazione', 'IfcSign J01.04'),
        node(
          'Perronleuchten | Platform luminaires | Luminaires de quai | Apparecchi per marciapiedi',
          'IfcLightFixture D01.05',
        ),
        node(
          'Billettautomaten | Ticket machines | Distributeurs de billets | Distributori di biglietti',
          'IfcElectricAppliance J01.01',
        ),
      ],
    ),
    node('Kunstbauten | Civil structures | Ouvrages d’art | Manufatti', 'IfcElementAssembly IfcWall C02.01', [
      node('Viadukte | Viaducts | Viaducs | Viadotti', 'IfcElementAssembly IfcBeam IfcColumn'),
      node('Stützmauern | Retaining walls | Murs de soutènement | Muri di sostegno', 'IfcWall'),
      node('Tunnel | Tunnels | Tunnels | Gallerie', 'IfcElementAssembly IfcWall'),
      node(
        'Bahnbrücken | Railway bridges | Ponts ferroviaires | Ponti ferroviari',
        'IfcElementAssembly IfcBeam',
      ),
      node(
        'Personenunterführungen | Pedestrian underpasses | Passages inférieurs | Sottopassaggi pedonali',
        'IfcElementAssembly IfcRamp IfcStair',
      ),
    ]),
    node('Liegenschaften | Properties | Immeubles | Immobili', 'IfcBuildingElementProxy C02.01', [
      node(
        'Stationsgebäude | Station buildings | Bâtiments de gare | Edifici di stazione',
        'IfcBuildingElementProxy',
      ),
      node('Remisen | Train sheds | Remises | Rimesse', 'IfcBuildingElementProxy IfcRoof'),
    ]),
  ],
);
