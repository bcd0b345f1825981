/** What was deleted and can be brought back. */
export const trash = {
  title: 'Eliminati',
  of: 'Eliminato: {{what}}',
  lead: 'Ciò che è stato eliminato si può recuperare per {{days}} giorni, con tutto ciò che è andato insieme.',
  none: 'Non è stato eliminato nulla.',
  deleted: 'eliminato da {{who}} il {{day}}, recuperabile fino al {{until}}',
  taken: 'Questo identificativo è di nuovo in uso. Elimini prima quello per recuperare questo.',
  restore: 'Recupera «{{called}}»',
};
