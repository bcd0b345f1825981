/** What was deleted and can be brought back. */
export const trash = {
  title: 'Gelöschte',
  of: 'Gelöscht: {{what}}',
  lead: 'Was gelöscht wurde, lässt sich {{days}} Tage lang zurückholen, mit allem, was mit ihm ging.',
  none: 'Nichts wurde gelöscht.',
  deleted: 'gelöscht von {{who}} am {{day}}, zurückzuholen bis {{until}}',
  taken: 'Es gibt wieder etwas mit dieser Kennung. Löschen Sie das zuerst, um dieses zurückzuholen.',
  restore: '«{{called}}» zurückholen',
};
