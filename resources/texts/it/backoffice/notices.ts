export const notices = {
  title: 'Avvisi',
  unseen_one: '{{n}} nuovo avviso',
  unseen_many: '{{n}} nuovi avvisi',
  unseen_other: '{{n}} nuovi avvisi',
  clear: 'Rimuovi tutti',
  none: 'Ciò che termina mentre è altrove compare qui.',
  show: 'Mostra',
};
