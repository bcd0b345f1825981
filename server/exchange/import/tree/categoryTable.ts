import { classFields } from '../../../../resources/classSystems.ts';
import { category } from '../../../../resources/entities/category.ts';
import { tableHeadings } from '../records/tableHeadings.ts';

/** The lists of codes of a category. */
export const codeFields: readonly string[] = Object.values(classFields);

/** What a column of a table of categories says; `parent` and `position` say where it hangs, `attributes` what it asks for. */
export const categoryColumn = tableHeadings({
  entity: 'category',
  fields: category.fields,
  translated: new Set(['name', 'description', 'terms']),
  synonyms: {
    sid: ['Identifier', 'ID', 'Code', 'Kategorie-ID', 'Schlüssel', 'Identifiant', 'Identificativo'],
    parent: [
      'Parent category',
      'Parent path',
      'Path',
      'Oberkategorie',
      'Übergeordnete Kategorie',
      'Übergeordnet',
      'Pfad',
      'Catégorie parente',
      'Catégorie supérieure',
      'Parent ID',
      'Chemin',
      'Categoria superiore',
      'Categoria madre',
      'Percorso',
    ],
    position: ['Order', 'Reihenfolge', 'Ordre', 'Ordine', 'Posizione', 'Sort'],
    name: ['Title', 'Bezeichnung', 'Titel', 'Désignation', 'Denominazione', 'Kategorie', 'Category'],
    terms: ['Term', 'Synonyms', 'Synonym', 'Begriffe', 'Synonyme', 'Termes', 'Termini', 'Sinonimi'],
    attributes: [
      'Asked attributes',
      'Attribute',
      'Merkmale',
      'Verlangte Merkmale',
      'Gefragte Merkmale',
      'Caractéristiques',
      'Caractéristiques demandées',
      'Caratteristiche',
      'Caratteristiche richieste',
    ],
    shownAttributes: ['Shown attributes', 'Filters and columns', 'Filter und Spalten', 'Gezeigte Merkmale'],
    ifcClasses: ['IFC', 'IFC class', 'IFC-Klasse', 'Classe IFC'],
    ebkphCodes: ['eBKP-H', 'eBKP', 'eCCC-Bât', 'eCCC-E'],
    etimClasses: ['ETIM', 'ETIM class', 'ETIM-Klasse', 'Classe ETIM'],
    bkpCodes: ['BKP', 'CFC', 'CCC'],
    npkCodes: ['NPK', 'CAN', 'CPN'],
  },
});

/** Headings of categories: without an identifier or a name nobody knows which one a row means. */
export function areCategoryHeadings(columns: ReadonlySet<string>): boolean {
  const isNamed = [...columns].some((column) => column.startsWith('name.'));
  return columns.size > 1 && (columns.has('sid') || isNamed);
}
