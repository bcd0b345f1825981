/** What is counted, and what the start page of the backoffice says of it. */
export const statistics = {
  getStatisticByOrgaSid: 'Was jeder Tag einer Firma gebracht hat',
  deleteStatisticByOrgaSid: 'Vergessen, was für eine Firma gezählt wurde',
  postStatistic: 'Ersetzen, was für eine Firma gezählt wurde',
  listViews:
    'Seitenaufrufe und Klicks der Firmen des Aufrufenden je Tag, die letzten 30 Tage neben jenen davor',
  getPixelGif: 'Zählen, dass etwas gesehen wurde',
  getOrgaUseByOrgaSid: 'Wie viel eine Firma gespeichert und heute hochgeladen hat, und wie viel sie darf',
  listPlatforms: 'Was jede Plattform enthält, und was die letzten 30 Tage gebracht haben',
  getQuality:
    'Die am wenigsten vollständigen Firmen des Aufrufenden, und was den meisten ihrer Produkte fehlt',
  listRetired:
    'Was die Firmen des Aufrufenden in den letzten 30 Tagen verloren oder zurückbekommen haben, weil andere Datensätze gelöscht oder zurückgeholt haben',
};
