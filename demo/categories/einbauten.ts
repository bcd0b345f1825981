import { node } from './node.ts';

export const einbauten = node(
  'Einbauten und Küche | Fitted furniture and kitchen | Aménagements et cuisine | Arredi fissi e cucina',
  'IfcFurniture G05 EG017960',
  [
    node('Küchen | Kitchens | Cuisines | Cucine', 'IfcFurniture G05.02 EG017960', [
      node('Einbauküchen | Fitted kitchens | Cuisines équipées | Cucine componibili'),
      node('Arbeitsplatten | Worktops | Plans de travail | Piani di lavoro', 'IfcFurniture G05.02 EG020055'),
      node('Spülbecken | Kitchen sinks | Éviers | Lavelli', 'IfcSanitaryTerminal G05.02 EG020063'),
    ]),
    node(
      'Küchengeräte | Kitchen appliances | Appareils de cuisine | Apparecchi da cucina',
      'IfcElectricAppliance D01.06 G05.02',
      [
        node('Backöfen | Ovens | Fours | Forni'),
        node('Induktionskochfelder | Induction hobs | Plaques à induction | Piani cottura a induzione'),
        node(
          'Dunstabzüge | Extractor hoods | Hottes aspirantes | Cappe aspiranti',
          'IfcElectricAppliance IfcFan D01.06 EG020066',
        ),
      ],
    ),
    node('Schränke | Cabinets | Armoires | Armadi', 'IfcFurniture G05.01 EG017960', [
      node('Einbauschränke | Built-in wardrobes | Armoires encastrées | Armadi a muro'),
      node(
        'Schubladensysteme | Drawer systems | Systèmes de tiroirs | Sistemi per cassetti',
        'IfcDiscreteAccessory G05.01 EG020012',
      ),
    ]),
  ],
);
