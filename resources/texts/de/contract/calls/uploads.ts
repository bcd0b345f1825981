/** Uploads in parts. */
export const uploads = {
  postUpload: 'Ein Hochladen in Teilen beginnen (tus 1.0, creation)',
  getUploadById: 'Wie viel schon hochgeladen ist; HEAD antwortet mit `Upload-Offset` (tus 1.0)',
  patchUploadById: 'Den nächsten Teil hochladen (tus 1.0)',
  deleteUploadById: 'Ein Hochladen verwerfen (tus 1.0, termination)',
};
