/** What goes out as a file. */
export const exports = {
  listProductJsonByOrgaSidAndProductSid: 'Produkte einer Firma als JSON; `all` für alle',
  postProductJsonFilteredByOrgaSidAndProductSidAndLanguage: 'Ausgewählte Produkte einer Firma als JSON',
  getProductXlsxByOrgaSidAndLanguage: 'Produkte einer Firma als Arbeitsmappe',
  postProductXlsxFilteredByOrgaSidAndLanguage: 'Ausgewählte Produkte einer Firma als Arbeitsmappe',
  getProductCsvByOrgaSidAndLanguage: 'Produkte einer Firma als Text mit Kommas',
  postProductCsvFilteredByOrgaSidAndLanguage: 'Ausgewählte Produkte einer Firma als Text mit Kommas',
  getProductBmecatByOrgaSidAndLanguage: 'Produkte einer Firma als Katalog in BMEcat 2005',
  postProductBmecatFilteredByOrgaSidAndLanguage:
    'Ausgewählte Produkte einer Firma als Katalog in BMEcat 2005',
  getProductXchangeByOrgaSidAndLanguage: 'Produkte einer Firma als ETIM xChange 1.1',
  postProductXchangeFilteredByOrgaSidAndLanguage: 'Ausgewählte Produkte einer Firma als ETIM xChange 1.1',
  postProductColumnsFilteredByOrgaSidAndLanguage:
    'Die Spalten, die eine Tabelle ausgewählter Produkte haben kann, mit den ersten Werten darin',
  postProductCountFilteredByOrgaSid: 'Wie viele Produkte eine Auswahl zum Herunterladen hätte',
  listOrgaJsonByOrgaSid: 'Firmen als JSON; `all` für alle des Aufrufenden',
  listOrgaInfoJsonByOrgaSidAndLanguage:
    'Vorstellungen einer Firma als JSON, in einer Sprache oder in allen (`all`)',
  listRetailerJsonByOrgaSidAndManufacturerSid:
    'Angebote eines Händlers als JSON, von einem Hersteller oder von allen (`all`)',
};
