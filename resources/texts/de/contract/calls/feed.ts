/** What programs read as a whole. */
export const feed = {
  getChanges:
    'Was da ist und was sich ändert, in der Reihenfolge, in der es geschrieben wurde: von Anfang an oder nach einer Marke; als Seite oder, mit Accept: text/event-stream, live',
  getPublicCatalogueNdjsonGz:
    'Alle Produkte einer öffentlichen Plattform, wie sie veröffentlicht sind, unter der Lizenz, die sie nennt',
  getDictionary: 'Die Kategorien und Merkmale einer Plattform in der Form des buildingSMART Data Dictionary',
  postMcp:
    'Was Assistenten den Katalog des Hosts fragen, mit dem Model Context Protocol; geschrieben wird nichts',
  getV1ExternalEntry:
    'Die Seite eines Produkts, einer Firma oder einer Kategorie, für andere Programme; Browser werden dorthin geschickt',
};
