import { number, type AttributeGroupSource } from './attribute.ts';

export const acoustics: AttributeGroupSource = {
  group: 'acoustics',
  attributes: [
    number('Schalldämmung Rw | Sound insulation Rw | Isolation acoustique Rw | Isolamento acustico Rw', 'dB'),
    number(
      'Trittschallverbesserung ΔLw | Impact sound reduction ΔLw | Réduction des bruits d’impact ΔLw | Riduzione del rumore da calpestio ΔLw',
      'dB',
    ),
    number('Schallabsorption αw | Sound absorption αw | Absorption acoustique αw | Assorbimento acustico αw'),
    number(
      'Schallleistungspegel | Sound power level | Niveau de puissance acoustique | Livello di potenza sonora',
      'dB(A)',
    ),
  ],
};
