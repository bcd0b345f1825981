/** What was done, and the way back; what is said about a record. */
export const history = {
  listAudit: 'Die Änderungen, die gemacht wurden, die neusten zuerst',
  listAuditOrigins: 'Woher die Werte eines Datensatzes kommen, und seit wann sie dort stehen',
  postChangeUndoById: 'Eine Änderung zurücknehmen',
  getActivity:
    'Wer was getan hat, das Neueste zuerst: Ein Import, oder was auf einmal geschrieben wurde, ist ein Vorgang',
  getActivityByAct: 'Die Änderungen eines Vorgangs, die neusten zuerst',
  getTrashByEntity:
    'Die gelöschten Datensätze einer Art, die sich zurückholen lassen, die zuletzt gelöschten zuerst',
  postTrashEmptyByEntity: 'Gelöschte Datensätze endgültig löschen',
  getCommentByEntity: 'Was zu einem Datensatz gesagt wird, für jene, die ihn ändern dürfen',
  postCommentByEntity: 'Etwas zu einem Datensatz sagen',
  deleteCommentByEntityAndId: 'Zurücknehmen, was man selbst zu einem Datensatz gesagt hat',
};
