/** What concerns the person. */
export const notices = {
  title: 'Mitteilungen',
  unseen_one: '{{n}} neue Mitteilung',
  unseen_other: '{{n}} neue Mitteilungen',
  clear: 'Alle entfernen',
  none: 'Was Sie betrifft, steht hier.',
  show: 'Ansehen',
  all: 'Alles dazu:',
  allOf: {
    start: 'Startseite',
    activity: 'Aktivität',
    imports: 'Importe',
    rights: 'Rechte',
    searches: 'Suchbegriffe',
    webhooks: 'Webhooks',
  },
  mails: 'Auch per Mail',
  mailOf: {
    reviewAsked: 'Jemand bittet um Freigabe',
    reviewAnswered: 'Mein Entwurf ist beantwortet',
    documentsExpiring: 'Dokumente laufen ab',
    searchedInVain: 'Gesucht und nicht gefunden',
    bulkEnded: 'Eine Änderung vieler Einträge ist fertig',
    webhookOff: 'Ein Webhook ist ausgeschaltet worden',
  },
};
