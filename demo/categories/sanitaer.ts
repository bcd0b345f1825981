import { node } from './node.ts';

export const sanitaer = node(
  'Sanitär und Wasser | Sanitary and water | Sanitaire et eau | Sanitari e acqua',
  'IfcSanitaryTerminal D08 EG020063',
  [
    node(
      'Sanitärapparate | Sanitary ware | Appareils sanitaires | Apparecchi sanitari',
      'IfcSanitaryTerminal D08.05 EG020063 BKP251',
      [
        node('Waschtische | Washbasins | Lavabos | Lavabi', 'IfcSanitaryTerminal D08.05 EG020063'),
        node('Wand-WCs | Wall-hung toilets | WC suspendus | WC sospesi'),
        node(
          'Duschwannen | Shower trays | Receveurs de douche | Piatti doccia',
          'IfcSanitaryTerminal D08.05 EG017640',
        ),
        node('Badewannen | Bathtubs | Baignoires | Vasche da bagno'),
      ],
    ),
    node('Armaturen | Taps and mixers | Robinetterie | Rubinetteria', 'IfcValve D08.05 EG017610', [
      node('Waschtischarmaturen | Basin mixers | Mitigeurs de lavabo | Miscelatori per lavabo'),
      node(
        'Duscharmaturen | Shower mixers | Robinetteries de douche | Rubinetteria per doccia',
        'IfcValve D08.05 EG017640',
      ),
    ]),
    node(
      'Wasserinstallation | Water installation | Installation d’eau | Impianti idrici',
      'IfcPipeSegment IfcValve D08 EG015530',
      [
        node(
          'Vorwandelemente | Pre-wall frames | Bâtis-supports | Elementi di preparete',
          'IfcDiscreteAccessory D08.05 EG020051',
        ),
        node('Verbundrohre | Multilayer pipes | Tubes multicouches | Tubi multistrato', 'IfcPipeSegment'),
        node(
          'Kugelhähne | Ball valves | Robinets à boisseau sphérique | Valvole a sfera',
          'IfcValve D08 EG020069',
        ),
      ],
    ),
    node(
      'Entwässerung | Drainage | Évacuation des eaux | Smaltimento acque',
      'IfcPipeSegment IfcWasteTerminal D09 EG020061',
      [
        node('Abwasserrohre | Waste water pipes | Tubes d’évacuation | Tubi di scarico', 'IfcPipeSegment'),
        node('Verbindungsstücke | Pipe fittings | Raccords | Raccordi', 'IfcPipeFitting'),
        node(
          'Bodenabläufe | Floor drains | Siphons de sol | Scarichi a pavimento',
          'IfcWasteTerminal D09 EG017110',
        ),
      ],
    ),
  ],
);
