import { number, type AttributeGroupSource } from './attribute.ts';

export const packaging: AttributeGroupSource = {
  group: 'packaging',
  attributes: [
    number('Verpackungseinheit | Packaging unit | Unité d’emballage | Unità d’imballaggio', 'Stk'),
    number('Bruttogewicht | Gross weight | Poids brut | Peso lordo', 'kg'),
    number('Gebindegröße | Container size | Contenance | Contenuto', 'kg'),
    number('Gebindeinhalt | Container content | Contenu du récipient | Contenuto del recipiente', 'ml'),
    number('Palettenmenge | Pallet quantity | Quantité par palette | Quantità per pallet', 'Stk'),
    number('Lieferfrist | Delivery time | Délai de livraison | Termine di consegna', 'd'),
  ],
};
