/** Terms, and the searches from which they grow. */
export const vocabulary = {
  getTermXlsxAll: 'Alle Begriffe der Suche als Arbeitsmappe',
  getTermCsvAll: 'Alle Begriffe der Suche als Text mit Kommas',
  listWeakSearch:
    'Wonach Besucher in den letzten 30 Tagen vergeblich oder beinahe vergeblich gesucht haben, und was sie dann geöffnet haben',
  postTermTrial: 'Was eine Suche findet, und was sie fände, wenn der Text das bedeutete',
  importTerms: 'Begriffe der Suche importieren',
  listFruitlessSearch: 'Wonach Besucher in den letzten 30 Tagen vergeblich gesucht haben',
};
