/** The next version of a record, before it is published. */
export const drafts = {
  getProductDraftByOrgaSidAndSid: 'Der Entwurf eines Produkts; 204, wo es keinen gibt',
  putProductDraftByOrgaSidAndSid: 'Den Entwurf eines Produkts behalten; ihm darf fehlen, was noch kommt',
  deleteProductDraftByOrgaSidAndSid: 'Den Entwurf eines Produkts verwerfen',
  postProductDraftPublishByOrgaSidAndSid:
    'Den Entwurf eines Produkts veröffentlichen, anstelle des Stands, der da ist; If-Match nennt diesen',
  getCmsArticleDraftByUrl: 'Der Entwurf eines Artikels; 204, wo es keinen gibt',
  putCmsArticleDraftByUrl: 'Den Entwurf eines Artikels behalten; ihm darf fehlen, was noch kommt',
  deleteCmsArticleDraftByUrl: 'Den Entwurf eines Artikels verwerfen',
  postCmsArticleDraftPublishByUrl:
    'Den Entwurf eines Artikels veröffentlichen, anstelle des Stands, der da ist; If-Match nennt diesen',
  postCmsArticleDraftSubmitByUrl: 'Um Freigabe des Entwurfs eines Artikels bitten',
  postCmsArticleDraftReturnByUrl: 'Den Entwurf eines Artikels zurückgeben, an wen ihn eingereicht hat',
  listDraft:
    'Entwürfe, die auf die Freigabe durch den Aufrufenden warten, und jene, an denen er arbeiten darf',
};
