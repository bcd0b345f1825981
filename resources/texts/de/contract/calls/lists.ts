/** What people of the backoffice find, keep and are told. */
export const lists = {
  listFind: 'Datensätze jeder Art, deren Masken der Aufrufende öffnen darf, von jeder höchstens 5',
  listSavedViewByList:
    'Die Ansichten einer Liste, die der Aufrufende benutzen darf: eigene, jene seiner Firmen und jene für alle',
  postSavedViewByList: 'Eine Ansicht einer Liste speichern',
  deleteSavedViewByListAndSid: 'Eine Ansicht löschen',
  listNotice: 'Was den Aufrufenden nach seinen jetzigen Rechten angeht, das Neueste zuerst',
  postNoticeSeen: 'Vermerken, was der Aufrufende gesehen hat, oder es weglegen, auf allen seinen Geräten',
  getNoticeWish: 'Worüber der Aufrufende E-Mails bekommt',
  putNoticeWish: 'Sagen, worüber der Aufrufende E-Mails bekommt, in der Sprache des Aufrufs',
  listPlatformSettings: 'Einstellungen der Plattform auflisten, seitenweise',
  listAdvertisementCategoryById: 'Anzeigen neben einer Kategorie',
  listAdvertisementOrgaById: 'Anzeigen neben einer Firma',
  listExpiring: 'Anzeigen, die innert 14 Tagen enden',
  listOrgaConnectionByOrgaSid: 'Die Firmen, mit denen eine verbunden ist',
};
