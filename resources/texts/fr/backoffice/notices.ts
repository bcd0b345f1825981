export const notices = {
  title: 'Messages',
  unseen_one: '{{n}} nouveau message',
  unseen_many: '{{n}} nouveaux messages',
  unseen_other: '{{n}} nouveaux messages',
  clear: 'Tout retirer',
  none: 'Ce qui vous concerne apparaît ici.',
  show: 'Voir',
  mails: 'Aussi par e-mail',
  mailOf: {
    reviewAsked: 'Quelqu’un demande une approbation',
    reviewAnswered: 'Mon brouillon a reçu une réponse',
    documentsExpiring: 'Des documents expirent',
    searchedInVain: 'Recherché sans résultat',
    bulkEnded: 'Une modification groupée est terminée',
  },
};
