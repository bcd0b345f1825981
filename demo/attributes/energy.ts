import { choice, number, type AttributeGroupSource } from './attribute.ts';

export const energy: AttributeGroupSource = {
  group: 'energy',
  attributes: [
    number(
      'Wärmeleitfähigkeit λ | Thermal conductivity λ | Conductivité thermique λ | Conducibilità termica λ',
      'W/(m·K)',
    ),
    number('U-Wert | U-value | Valeur U | Valore U', 'W/(m²·K)'),
    number('Heizleistung | Heating output | Puissance thermique | Potenza termica', 'kW'),
    number('Leistung | Power | Puissance | Potenza', 'W'),
    number('Scheinleistung | Apparent power | Puissance apparente | Potenza apparente', 'kVA'),
    number('SCOP | SCOP | SCOP | SCOP'),
    number('Wirkungsgrad | Efficiency | Rendement énergétique | Efficienza', '%'),
    number('Wärmerückgewinnung | Heat recovery | Récupération de chaleur | Recupero di calore', '%'),
    choice(
      'Verglasung | Glazing | Vitrage | Vetrata',
      '2-fach verglast | double glazed | double vitrage | doppio vetro',
      '3-fach verglast | triple glazed | triple vitrage | triplo vetro',
      'Einscheibensicherheitsglas | toughened glass | verre trempé | vetro temprato',
      'Verbundsicherheitsglas | laminated glass | verre feuilleté | vetro stratificato',
    ),
    choice(
      'Energieeffizienzklasse | Energy efficiency class | Classe d’efficacité énergétique | Classe di efficienza energetica',
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
    ),
  ],
};
