import { node } from './node.ts';

export const heizung = node(
  'Heizung und Kälte | Heating and cooling | Chauffage et froid | Riscaldamento e raffreddamento',
  'IfcBoiler IfcSpaceHeater D05 D06 EG020070',
  [
    node(
      'Wärmeerzeuger | Heat generators | Producteurs de chaleur | Generatori di calore',
      'IfcUnitaryEquipment IfcBoiler D05.02 EG020049',
      [
        node(
          'Luft-Wasser-Wärmepumpen | Air-to-water heat pumps | Pompes à chaleur air-eau | Pompe di calore aria-acqua',
        ),
        node(
          'Sole-Wasser-Wärmepumpen | Brine-to-water heat pumps | Pompes à chaleur saumure-eau | Pompe di calore salamoia-acqua',
        ),
        node(
          'Pelletheizungen | Pellet boilers | Chaudières à pellets | Caldaie a pellet',
          'IfcBoiler D05.02',
        ),
      ],
    ),
    node('Speicher | Storage tanks | Accumulateurs | Accumulatori', 'IfcTank D05.02 D08.05 EG020049', [
      node('Pufferspeicher | Buffer tanks | Accumulateurs tampons | Accumulatori inerziali'),
      node('Wassererwärmer | Water heaters | Chauffe-eau | Scaldacqua'),
    ]),
    node(
      'Wärmeabgabe | Heat emission | Émission de chaleur | Emissione di calore',
      'IfcSpaceHeater D05.05 EG020070',
      [
        node('Heizkörper | Radiators | Radiateurs | Radiatori'),
        node('Badheizkörper | Towel radiators | Sèche-serviettes | Scaldasalviette'),
        node(
          'Fußbodenheizungen | Underfloor heating | Chauffages au sol | Riscaldamenti a pavimento',
          'IfcTubeBundle IfcPipeSegment D05.05',
        ),
      ],
    ),
    node(
      'Wärmeverteilung | Heat distribution | Distribution de chaleur | Distribuzione del calore',
      'IfcPump IfcValve D05 EG020070',
      [
        node(
          'Umwälzpumpen | Circulating pumps | Circulateurs | Pompe di circolazione',
          'IfcPump D05 EG020079',
        ),
        node(
          'Heizkreisverteiler | Heating manifolds | Collecteurs de chauffage | Collettori di riscaldamento',
          'IfcPipeFitting IfcValve D05 EG020069',
        ),
      ],
    ),
    node(
      'Kühlung | Cooling | Refroidissement | Raffreddamento',
      'IfcUnitaryEquipment IfcChiller D06.02 EG015170',
      [node('Split-Klimageräte | Split air conditioners | Climatiseurs split | Climatizzatori split')],
    ),
  ],
);
