import { number, type AttributeGroupSource } from './attribute.ts';

export const dimensions: AttributeGroupSource = {
  group: 'dimensions',
  attributes: [
    number('Breite | Width | Largeur | Larghezza', 'mm'),
    number('Höhe | Height | Hauteur | Altezza', 'mm'),
    number('Tiefe | Depth | Profondeur | Profondità', 'mm'),
    number('Länge | Length | Longueur | Lunghezza', 'mm'),
    number('Dicke | Thickness | Épaisseur | Spessore', 'mm'),
    number('Durchmesser | Diameter | Diamètre | Diametro', 'mm'),
    number('Querschnitt | Cross-section | Section | Sezione', 'mm²'),
    number('Nennweite | Nominal diameter | Diamètre nominal | Diametro nominale', 'DN'),
    number('Gewicht | Weight | Poids | Peso', 'kg'),
    number('Flächengewicht | Weight per area | Masse surfacique | Massa superficiale', 'kg/m²'),
    number('Volumen | Volume | Volume | Volume', 'l'),
    number('Objektlänge | Object length | Longueur de l’objet | Lunghezza dell’oggetto', 'm'),
  ],
};
