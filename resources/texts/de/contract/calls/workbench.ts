/** Files of products that are decided upon before they are written. */
export const workbench = {
  postWorkbench: 'Eine Datei mit Produkten zur Klärung hochladen',
  postWorkbenchUploadByUpload: 'Eine Datei mit Produkten klären, die in Teilen hochgeladen wurde',
  listWorkbench: 'Die begonnenen Dateien einer Firma, die neusten zuerst',
  getWorkbenchById: 'Wie es um eine begonnene Datei steht',
  patchWorkbenchById: 'Über Spalten, Werte und Zellen entscheiden',
  deleteWorkbenchById: 'Eine begonnene Datei verwerfen; was schon eingespielt ist, bleibt',
  listWorkbenchColumnsById:
    'Wie die Spalten einer Datei verstanden werden, einmal für Blätter mit denselben Überschriften',
  listWorkbenchValuesById: 'Werte, die nicht verstanden wurden, die häufigsten zuerst',
  listWorkbenchCausesById: 'Was falsch ist, nach Ursache; was am meisten aufhält, zuerst',
  listWorkbenchRowsById: 'Zeilen der Datei mit ihren Fehlern und Berichtigungen',
  getWorkbenchOutcomeById: 'Was das Einspielen täte',
  listWorkbenchChangesById: 'Die Produkte, die das Einspielen schriebe, mit den Feldern, die sich ändern',
  getWorkbenchDecisionsById: 'Was über Spalten und Werte entschieden wurde',
  postWorkbenchRunById: 'Die guten Zeilen einspielen; die anderen bleiben in der begonnenen Datei',
  postWorkbenchRememberById:
    'Die Entscheide über Spalten und Werte für die nächste Datei mit denselben Überschriften merken',
  getWorkbenchXlsxById: 'Die übrigen Zeilen als Arbeitsmappe, in der ihre Fehler bezeichnet sind',
};
