import { node } from './node.ts';

export const lueftung = node(
  'Lüftung | Ventilation | Ventilation | Ventilazione',
  'IfcUnitaryEquipment IfcDuctSegment D07 EG015170 BKP244',
  [
    node(
      'Lüftungsgeräte | Ventilation units | Appareils de ventilation | Apparecchi di ventilazione',
      'IfcAirToAirHeatRecovery IfcFan D07.02 EG015170',
      [
        node(
          'Komfortlüftungsgeräte | Comfort ventilation units | Appareils de ventilation de confort | Apparecchi per ventilazione controllata',
          'IfcAirToAirHeatRecovery D07.02',
        ),
        node(
          'Dachventilatoren | Roof fans | Ventilateurs de toiture | Ventilatori da tetto',
          'IfcFan D07.02 EG020066',
        ),
        node('Luftfilter | Air filters | Filtres à air | Filtri dell’aria', 'IfcFilter D07.02'),
      ],
    ),
    node(
      'Luftverteilung | Air distribution | Distribution d’air | Distribuzione dell’aria',
      'IfcDuctSegment IfcDuctFitting D07.04 EG020062',
      [
        node(
          'Lüftungsrohre | Ventilation ducts | Conduits de ventilation | Condotti di ventilazione',
          'IfcDuctSegment D07.04',
        ),
        node('Schalldämpfer | Silencers | Silencieux | Silenziatori', 'IfcDuctSilencer D07.04'),
        node(
          'Brandschutzklappen | Fire dampers | Clapets coupe-feu | Serrande tagliafuoco',
          'IfcDamper D07.04 G06.02',
        ),
      ],
    ),
    node(
      'Luftdurchlässe | Air terminals | Diffuseurs d’air | Diffusori d’aria',
      'IfcAirTerminal D07.04 EG020062',
      [
        node('Wetterschutzgitter | Weather louvres | Grilles pare-pluie | Griglie antipioggia'),
        node('Drallauslässe | Swirl diffusers | Diffuseurs hélicoïdaux | Diffusori elicoidali'),
      ],
    ),
  ],
);
