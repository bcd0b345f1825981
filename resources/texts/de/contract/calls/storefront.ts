/** What visitors see. */
export const storefront = {
  getPublicStart: 'Die Startseite',
  getPublicCategory: 'Die Kategorien unter der Wurzel',
  getPublicCategoryBySid: 'Eine Kategorie mit ihren Produkten',
  getPublicClassBySystem: 'Die Klassen einer Klassifikation, mit der Zahl ihrer Produkte',
  getPublicClassBySystemAndCode: 'Eine Klasse einer Klassifikation mit ihren Produkten',
  getPublicOrga: 'Die Firmen',
  getPublicOrgaBySid: 'Eine Firma mit ihren Produkten',
  getPublicProducts: 'Eine Liste von Produkten',
  getPublicProductByOrgaSidAndProductSid: 'Ein Produkt',
  getPublicSearch: 'Treffer der Suche von einer Art, die Anzahl von allen',
  getPublicSuggest: 'Vorschläge beim Tippen',
  getPublicShortlist: 'Produkte einer Merkliste, in deren Reihenfolge',
  getPublicShortlistXlsx: 'Produkte einer Merkliste als Arbeitsmappe',
  getPublicComparison: 'Produkte nebeneinander, in der Reihenfolge, in der sie genannt sind',
  getPublicComparisonXlsx: 'Produkte nebeneinander als Arbeitsmappe',
  getPublicOwnLists: 'Die Listen von Produkten, die das Konto behält',
  putPublicOwnLists: 'Diese Listen behalten, anstelle von allen, die das Konto behält',
  getCmsArticleByLangOrPlatformAndUrl: 'Ein veröffentlichter Artikel, nach Sprache oder Plattform',
  postNewsletter: 'Den Newsletter bestellen; eine E-Mail zum Bestätigen folgt',
  getNewsletterConfirmByToken:
    'Zum Knopf führen, der eine Adresse für den Newsletter bestätigt; dabei ändert sich nichts',
  postNewsletterConfirmByToken: 'Eine Adresse für den Newsletter bestätigen',
  getNewsletterUnsubscribeByToken:
    'Zum Knopf führen, der eine Adresse vom Newsletter abmeldet; dabei ändert sich nichts',
  postNewsletterUnsubscribeByToken: 'Eine Adresse vom Newsletter abmelden',
};
