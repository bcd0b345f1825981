/** Imports, their reports, and what they could not read. */
export const imports = {
  importProducts: 'Produkte aus JSON importieren',
  importProductFile: 'Produkte aus einer Arbeitsmappe importieren',
  removeProducts: 'Die Produkte entfernen, die eine Liste nennt, oder alle anderen',
  changeOrgas: 'Teile mehrerer Firmen ändern',
  importOrgaInfos: 'Firmenvorstellungen aus JSON importieren',
  importOffers: 'Die Angebote eines Händlers aus JSON importieren',
  removeOffers: 'Die Angebote eines Händlers entfernen, die eine Liste nennt, oder alle anderen',
  listReports: 'Die Importe einer Plattform, die neusten zuerst',
  getReport: 'Der Bericht eines Imports',
  getReportEvents: 'Wie ein Import vorangeht, als Ereignisse des Servers (server-sent events)',
  postReportUndoById: 'Einen Import rückgängig machen',
  getReportWorkbook: 'Die hochgeladene Arbeitsmappe, in der ihre Fehler bezeichnet sind',
  postMappingTrial: 'Sagen, was eine Zuordnung aus einem Beispiel machte',
  listRawColumnByOrgaSid:
    'Die Spalten einer Firma, die nicht gelesen wurden, mit dem, was davon aufbewahrt ist',
  deleteRawColumnByOrgaSid: 'Verwerfen, was von einer nicht gelesenen Spalte aufbewahrt ist',
  postRawColumnByOrgaSid: 'Lesen, was von Spalten aufbewahrt ist, nun da bekannt ist, was sie bedeuten',
  getTemplateXlsxBySid: 'Eine Importvorlage als leere Arbeitsmappe',
};
