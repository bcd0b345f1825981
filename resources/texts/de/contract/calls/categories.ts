/** Categories and their trees. */
export const categories = {
  listCategoryRelationById: 'Die Kategorien unter einer Kategorie, in ihrer Reihenfolge',
  deleteCategoryRelationById:
    'Eine Kategorie aus dem Baum nehmen; mit dryRun sagt die Antwort, ob sie wegginge',
  getCategoryRelationTree: 'Der ganze Kategorienbaum einer Plattform',
  postCategoryRelation: 'Eine Kategorie unter eine andere hängen',
  putCategoryRelationReorderById: 'Die Kategorien unter einer Kategorie ordnen',
  putCategoryRelationTree: 'Einen Kategorienbaum ersetzen',
  getCategoryXlsx: 'Alle Kategorien, wie sie im Baum einer Plattform hängen, als Arbeitsmappe',
  getCategoryCsv: 'Alle Kategorien, wie sie im Baum einer Plattform hängen, als Text mit Kommas',
  importCategories: 'Kategorien importieren, und wo sie im Baum einer Plattform hängen',
};
