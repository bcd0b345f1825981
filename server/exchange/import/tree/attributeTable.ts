import { attribute } from '../../../../resources/entities/attribute.ts';
import { tableHeadings } from '../records/tableHeadings.ts';

/** What a column of a table of attributes says. */
export const attributeColumn = tableHeadings({
  entity: 'attribute',
  fields: attribute.fields,
  translated: new Set(['name', 'choices']),
  synonyms: {
    sid: ['Identifier', 'ID', 'Code', 'Merkmal-ID', 'Identifiant', 'Identificativo'],
    name: ['Title', 'Bezeichnung', 'Merkmal', 'Désignation', 'Denominazione', 'Attribute'],
    kind: ['Type', 'Kind', 'Datentyp', 'Typ', 'Tipo'],
    unit: ['Masseinheit', 'Unit of measure', 'Unité de mesure', 'Unità di misura'],
    choices: ['Choices', 'Values', 'Werte', 'Auswahl', 'Valeurs', 'Valori'],
    categories: [
      'Categories',
      'Kategorien',
      'Catégories',
      'Categorie',
      'Asked by',
      'Gefragt von',
      'Demandé par',
      'Richiesto da',
      'Category',
      'Kategorie',
    ],
  },
});

/** Headings of attributes: an identifier, and what of it is said. */
export function areAttributeHeadings(columns: ReadonlySet<string>): boolean {
  return columns.size > 1 && columns.has('sid');
}
