import { node } from './node.ts';

/** The three roots of ZBS: what a railway buys for track, power and depot. */
export const gleistechnik = node(
  'Gleistechnik und Oberbau | Track technology | Technique de voie | Tecnica del binario',
  'IfcRail IfcTrackElement I04',
  [
    node(
      'Schienen und Schwellen | Rails and sleepers | Rails et traverses | Rotaie e traversine',
      'IfcRail IfcTrackElement',
      [
        node('Vignolschienen | Flat-bottom rails | Rails Vignole | Rotaie Vignole', 'IfcRail'),
        node(
          'Betonschwellen | Concrete sleepers | Traverses en béton | Traversine in calcestruzzo',
          'IfcTrackElement',
        ),
      ],
    ),
    node(
      'Befestigung und Bettung | Fastening and ballast | Fixation et ballast | Fissaggio e massicciata',
      'IfcMechanicalFastener IfcCourse EG020045',
      [
        node(
          'Schienenbefestigungen | Rail fastenings | Fixations de rail | Fissaggi per rotaie',
          'IfcMechanicalFastener',
        ),
        node('Gleisschotter | Track ballast | Ballast de voie | Pietrisco per massicciata', 'IfcCourse'),
      ],
    ),
  ],
);

export const bahnstrom = node(
  'Fahrleitung und Bahnstrom | Overhead line and traction power | Ligne de contact et courant de traction | Linea di contatto e corrente di trazione',
  'IfcCableSegment IfcElementAssembly D01 EG000015',
  [
    node('Fahrleitung | Overhead line | Ligne de contact | Linea di contatto', 'IfcCableSegment', [
      node('Fahrdrähte | Contact wires | Fils de contact | Fili di contatto', 'IfcCableSegment EG000001'),
      node('Isolatoren | Insulators | Isolateurs | Isolatori', 'IfcDiscreteAccessory'),
    ]),
    node(
      'Bahnstromversorgung | Traction power supply | Alimentation de traction | Alimentazione di trazione',
      'IfcTransformer',
      [
        node(
          'Bahntransformatoren | Traction transformers | Transformateurs de traction | Trasformatori di trazione',
          'IfcTransformer',
        ),
      ],
    ),
  ],
);

export const depot = node(
  'Depot und Werkstatt | Depot and workshop | Dépôt et atelier | Deposito e officina',
  'IfcTransportElement IfcElectricAppliance',
  [
    node(
      'Werkstattausrüstung | Workshop equipment | Équipement d’atelier | Attrezzatura d’officina',
      'IfcTransportElement',
      [
        node('Hebeböcke | Lifting jacks | Vérins de levage | Colonne di sollevamento', 'IfcTransportElement'),
        node('Werkbänke | Workbenches | Établis | Banchi da lavoro', 'IfcFurniture J01.01 EG017960'),
      ],
    ),
    node(
      'Depotbau | Depot construction | Construction de dépôt | Costruzione di depositi',
      'IfcDoor E03.03',
      [
        node('Depottore | Depot doors | Portes de dépôt | Portoni per depositi', 'IfcDoor E03.03 EG020095'),
        node('Prellböcke | Buffer stops | Butoirs | Paraurti', 'IfcImpactProtectionDevice'),
      ],
    ),
  ],
);
