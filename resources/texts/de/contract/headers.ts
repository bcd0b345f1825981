/** What the headers mean that single calls take, by name; before it the call where others mean something else by it. */
export const sentHeaders: Readonly<Record<string, string>> = {
  'Tus-Resumable': 'Immer `1.0.0`.',
  'Upload-Length': 'Wie viele Bytes kommen werden.',
  'Upload-Metadata': '`filename` und `orgaSid`, die Werte in Base64, mit einem Komma dazwischen.',
  'Upload-Offset': 'An welcher Stelle der Datei der Teil beginnt.',
  'getChanges Last-Event-ID':
    'Bei einem Live-Strom anstelle von `after`: die id des letzten Ereignisses, das gelesen wurde.',
  'getReportEvents Last-Event-ID':
    'Die id des letzten Ereignisses, das gelesen wurde: Was es sagte, wird nicht noch einmal gesagt.',
};

/** The same for the headers of their answers. */
export const answeredHeaders: Readonly<Record<string, string>> = {
  'Tus-Resumable': 'Immer `1.0.0`.',
  'Upload-Offset': 'Wie viele Bytes angekommen sind.',
  'Upload-Length': 'Wie viele Bytes es sein werden.',
  'Upload-Expires': 'Wann es weggeräumt wird, falls es bis dann nicht fertig und benutzt ist.',
  'getReport Retry-After': 'Wann sich ein neuer Blick lohnt, in Sekunden; keiner, sobald nichts mehr kommt.',
  'getPublicCatalogueNdjsonGz Link': 'Die Lizenz, als `rel="license"`.',
};
