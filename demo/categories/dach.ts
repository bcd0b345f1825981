import { node } from './node.ts';

export const dach = node(
  'Dach und Abdichtung | Roof and waterproofing | Toiture et étanchéité | Tetto e impermeabilizzazione',
  'IfcRoof IfcCovering F01 EG019610',
  [
    node(
      'Steildach | Pitched roof | Toiture inclinée | Tetto a falde',
      'IfcCovering IfcRoof F01.03 EG019610',
      [
        node('Dachziegel | Roof tiles | Tuiles | Tegole', 'IfcCovering F01.03 EG020056 EG019610'),
        node('Unterdachbahnen | Roof underlays | Lés de sous-toiture | Teli sottotetto'),
      ],
    ),
    node('Flachdach | Flat roof | Toiture plate | Tetto piano', 'IfcCovering IfcRoof F01.02 EG019610', [
      node('Bitumenbahnen | Bitumen membranes | Lés bitumineux | Membrane bituminose'),
      node(
        'Kunststoffdichtungsbahnen | Plastic waterproofing membranes | Lés d’étanchéité synthétiques | Membrane impermeabili sintetiche',
      ),
    ]),
    node(
      'Dachentwässerung | Roof drainage | Évacuation des eaux de toiture | Smaltimento acque del tetto',
      'IfcPipeSegment IfcWasteTerminal F01.03 D09 EG020061',
      [
        node('Dachrinnen | Gutters | Chéneaux | Grondaie', 'IfcPipeSegment IfcPipeFitting F01.03'),
        node(
          'Dachgullys | Roof outlets | Naissances de toiture | Bocchette di scarico per tetto',
          'IfcWasteTerminal F01.02 EG017110',
        ),
      ],
    ),
    node(
      'Dachöffnungen | Roof openings | Ouvertures de toiture | Aperture nel tetto',
      'IfcWindow F02.01 EG020058',
      [
        node('Dachfenster | Roof windows | Fenêtres de toit | Finestre da tetto'),
        node('Lichtkuppeln | Roof domes | Coupoles d’éclairage | Cupole'),
      ],
    ),
    node(
      'Dachsicherheit | Roof safety | Sécurité en toiture | Sicurezza sul tetto',
      'IfcDiscreteAccessory IfcRailing F02.02 EG020046',
      [
        node(
          'Absturzsicherungen | Fall protection | Protections antichute | Dispositivi anticaduta',
          'IfcRailing IfcDiscreteAccessory E03.05 F02.02',
        ),
        node('Schneefangsysteme | Snow guards | Systèmes pare-neige | Paraneve'),
      ],
    ),
  ],
);
