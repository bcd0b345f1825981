import { choice, number, words, yesNo, type AttributeGroupSource } from './attribute.ts';

export const classification: AttributeGroupSource = {
  group: 'classification',
  attributes: [
    choice(
      'Herkunft | Origin | Provenance | Provenienza',
      'Schweiz | Switzerland | Suisse | Svizzera',
      'Deutschland | Germany | Allemagne | Germania',
      'Österreich | Austria | Autriche | Austria',
      'Italien | Italy | Italie | Italia',
      'Frankreich | France | France | Francia',
    ),
    yesNo(
      'Umweltproduktdeklaration | Environmental product declaration | Déclaration environnementale | Dichiarazione ambientale di prodotto',
    ),
    words('Typ | Type | Type | Tipo'),
    number('Baujahr | Year built | Année de construction | Anno di costruzione'),
    number('Streckenkilometer | Line kilometre | Point kilométrique | Progressiva chilometrica', 'km'),
  ],
};
