export const notices = {
  title: 'Avvisi',
  unseen_one: '{{n}} nuovo avviso',
  unseen_many: '{{n}} nuovi avvisi',
  unseen_other: '{{n}} nuovi avvisi',
  clear: 'Rimuovi tutti',
  none: 'Ciò che la riguarda appare qui.',
  show: 'Mostra',
  mails: 'Anche per e-mail',
  mailOf: {
    reviewAsked: 'Qualcuno chiede un’approvazione',
    reviewAnswered: 'La mia bozza ha ricevuto una risposta',
    documentsExpiring: 'Documenti in scadenza',
    searchedInVain: 'Cercato senza risultato',
    bulkEnded: 'Una modifica di molte voci è conclusa',
  },
};
