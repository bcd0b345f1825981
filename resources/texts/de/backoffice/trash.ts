/** What was deleted and can be brought back. */
export const trash = {
  title: 'Gelöschte',
  of: 'Gelöscht: {{what}}',
  lead: 'Was gelöscht wurde, lässt sich {{days}} Tage lang zurückholen, mit allem, was mit ihm ging.',
  none: 'Nichts wurde gelöscht.',
  deleted: 'gelöscht von {{who}} am {{day}}, zurückzuholen bis {{until}}',
  taken: 'Es gibt wieder etwas mit dieser Kennung. Löschen Sie das zuerst, um dieses zurückzuholen.',
  restore: '«{{called}}» zurückholen',
  empty: 'Leeren',
  emptyOne: '«{{called}}» endgültig löschen',
  forGood: 'Endgültig löschen',
  emptyTitle_one: '{{n}} Eintrag endgültig löschen?',
  emptyTitle_other: '{{n}} Einträge endgültig löschen?',
  emptyText:
    'Zurückholen geht danach nicht mehr. Die Aktivität sagt weiterhin, was es war und wer es gelöscht hat.',
  stays_one:
    '{{n}} Eintrag bleibt: Er ist eine veröffentlichte Leistungserklärung, die nie vor der Zeit entfernt wird.',
  stays_other:
    '{{n}} Einträge bleiben: Sie sind veröffentlichte Leistungserklärungen, die nie vor der Zeit entfernt werden.',
  emptied_one: '{{n}} Eintrag ist endgültig gelöscht.',
  emptied_other: '{{n}} Einträge sind endgültig gelöscht.',
  emptiedBy: 'Endgültig gelöscht von {{who}} am {{day}}.',
};
