import { choice, type AttributeGroupSource } from './attribute.ts';

export const fire: AttributeGroupSource = {
  group: 'fire',
  attributes: [
    choice(
      'Brandverhaltensgruppe | Fire behaviour group | Groupe de comportement au feu | Gruppo di comportamento al fuoco',
      'RF1',
      'RF2',
      'RF3',
      'RF3 cr',
    ),
    choice(
      'Euroklasse | Euroclass | Euroclasse | Euroclasse',
      'A1',
      'A2-s1, d0',
      'B-s1, d0',
      'C-s2, d0',
      'D-s2, d0',
      'E',
      'Bfl-s1',
      'Cfl-s1',
    ),
    choice(
      'Feuerwiderstand | Fire resistance | Résistance au feu | Resistenza al fuoco',
      'EI 30',
      'EI 60',
      'EI 90',
      'EI 120',
      'REI 60',
      'REI 90',
    ),
  ],
};
