const noOwnMoment = 'what stands under one record is read whole; its own list or the feed tells what changed';
const file = 'a file of everything, for people and tables';
const figures = 'reckoned when it is asked for';
const events = 'what happened does not change: the newest stand first';
const work = 'work that goes on is followed by its state; the newest stands first';
const screen = 'short, whole, and for one screen';

/** The lists of the contract that are not asked for by when their rows changed (behaviour B479), and why. */
export const listsWithoutChange: Readonly<Record<string, string>> = {
  listCategoryRelationById: noOwnMoment,
  listOrgaConnectionByOrgaSid: noOwnMoment,
  listAdvertisementCategoryById: noOwnMoment,
  listAdvertisementOrgaById: noOwnMoment,
  listAuditOrigins: noOwnMoment,
  listProductJsonByOrgaSidAndProductSid: file,
  listOrgaJsonByOrgaSid: file,
  listOrgaInfoJsonByOrgaSidAndLanguage: file,
  listRetailerJsonByOrgaSidAndManufacturerSid: file,
  listViews: figures,
  listPlatforms: figures,
  listFruitlessSearch: figures,
  listWeakSearch: figures,
  listRetired: figures,
  listExpiringDocument: figures,
  listExpiring: figures,
  listFind: figures,
  listNotice: figures,
  listRawColumnByOrgaSid: figures,
  listAttributeProposal: figures,
  listUserRightHistory: events,
  listUserAccessRequest: events,
  listAudit: events,
  listMediaLibraryByOrgaSid: events,
  listWebhookDeliveriesBySid: events,
  listReports: work,
  listMedia: work,
  listWorkbench: work,
  listWorkbenchColumnsById: work,
  listWorkbenchValuesById: work,
  listWorkbenchCausesById: work,
  listWorkbenchRowsById: work,
  listWorkbenchChangesById: work,
  listDraft: screen,
  listSavedViewByList: screen,
  listKey: screen,
  listWebhook: screen,
};
