/** Many records at once, and their order. */
export const bulk = {
  putProductReorder: 'Produkte einer Firma nach vorne stellen, in dieser Reihenfolge',
  postBulkChange: 'Ansehen, was eine Änderung vieler Datensätze täte; noch ändert sich nichts',
  getBulkChangeById: 'Wie es um eine eigene Änderung vieler Datensätze steht',
  postBulkChangeRunById:
    'Die Datensätze so ändern, wie es angesehen wurde; was inzwischen jemand geändert hat, bleibt',
  postBulkChangeUndoById:
    'Zurückstellen, was eine Änderung vieler Datensätze geändert und seither niemand mehr geändert hat',
};
