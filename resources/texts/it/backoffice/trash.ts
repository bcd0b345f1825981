/** What was deleted and can be brought back. */
export const trash = {
  title: 'Eliminati',
  of: 'Eliminato: {{what}}',
  lead: 'Ciò che è stato eliminato si può recuperare per {{days}} giorni, con tutto ciò che è andato insieme.',
  none: 'Non è stato eliminato nulla.',
  deleted: 'eliminato da {{who}} il {{day}}, recuperabile fino al {{until}}',
  taken: 'Questo identificativo è di nuovo in uso. Elimini prima quello per recuperare questo.',
  restore: 'Recupera «{{called}}»',
  empty: 'Svuotare',
  emptyOne: 'Eliminare definitivamente «{{called}}»',
  forGood: 'Eliminare definitivamente',
  emptyTitle_one: 'Eliminare definitivamente {{n}} elemento?',
  emptyTitle_many: 'Eliminare definitivamente {{n}} elementi?',
  emptyTitle_other: 'Eliminare definitivamente {{n}} elementi?',
  emptyText:
    'Dopo non sarà più possibile recuperare nulla. L’attività continua a indicare che cosa era e chi l’ha eliminato.',
  stays_one:
    '{{n}} elemento resta: è una dichiarazione di prestazione pubblicata, che non viene mai tolta prima del tempo.',
  stays_many:
    '{{n}} elementi restano: sono dichiarazioni di prestazione pubblicate, che non vengono mai tolte prima del tempo.',
  stays_other:
    '{{n}} elementi restano: sono dichiarazioni di prestazione pubblicate, che non vengono mai tolte prima del tempo.',
  emptied_one: '{{n}} elemento è eliminato definitivamente.',
  emptied_many: '{{n}} elementi sono eliminati definitivamente.',
  emptied_other: '{{n}} elementi sono eliminati definitivamente.',
  emptiedBy: 'Eliminato definitivamente da {{who}} il {{day}}.',
};
