/** Pictures and documents. */
export const media = {
  getImageByKindAndHashAndVariant: 'Ein Bild',
  postImageByKind: 'Ein Bild ablegen',
  deleteImageByKindAndHash:
    'Ein Bild entfernen, das nichts mehr zeigt; mit dryRun sagt die Antwort, ob es wegginge',
  listMediaLibraryByOrgaSid:
    'Die Bilder und Dokumente einer Firma, die neusten zuerst, mit allen Stellen, an denen sie verwendet sind',
  postMediaLibraryReplaceByOrgaSid:
    'Ein Bild überall durch ein anderes ersetzen, wo es von der Firma gezeigt wird',
  postFile: 'Ein Dokument ablegen (PDF)',
  deleteFileByOrgaSidAndHash:
    'Ein Dokument entfernen, das nichts mehr nennt; mit dryRun sagt die Antwort, ob es wegginge',
  getFileByHash: 'Ein Dokument',
  getFileByHashAndName: 'Ein Dokument unter einem eigenen Namen',
  listMedia: 'Die Lieferungen von Bildern und Dokumenten einer Firma, die neusten zuerst',
  postMedia: 'Hochgeladene Dateien den Produkten zuordnen: ein Probelauf',
  getMediaById: 'Eine Lieferung mit ihren Bildern und Dokumenten, und was aus jedem wird',
  deleteMediaById: 'Eine vorgeschlagene Lieferung verwerfen, oder was von einer noch wartet',
  postMediaStartById: 'Die zugeordneten Bilder und Dokumente einer Lieferung übernehmen',
  postMediaAssignById: 'Sagen, zu welchem Produkt Bilder und Dokumente einer Lieferung gehören',
  listExpiringDocument: 'Die Firmen des Aufrufenden, von denen Dokumente abgelaufen sind oder bald ablaufen',
};
