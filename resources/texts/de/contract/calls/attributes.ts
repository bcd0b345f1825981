/** Attributes, as files and as columns that no attribute takes. */
export const attributes = {
  getAttributeXlsxAll: 'Alle Merkmale als Arbeitsmappe',
  getAttributeCsvAll: 'Alle Merkmale als Text mit Kommas',
  listAttributeProposal: 'Spalten von Dateien, für die es kein Merkmal gibt, mit Beispielen ihres Inhalts',
  postAttributeProposal:
    'Aus einer solchen Spalte ein Merkmal machen oder sagen, welches sie ist, und lesen, was davon aufbewahrt ist',
  importAttributes: 'Merkmale importieren, ihre Auswahl und welche Kategorien nach ihnen fragen',
};
