/** Who calls, and which rights people have. */
export const people = {
  putSession: 'Eine Lesesitzung für den Inhaber des Tokens eröffnen: ein Cookie, bis das Token endet',
  deleteSession: 'Die Lesesitzung beenden',
  getUserRights: 'Die Rechte des Aufrufenden',
  listUserAccessRequest: 'Was der Aufrufende beantragt hat, das Neueste zuerst',
  postUserAccessRequest: 'Ein Recht beantragen bei allen, die es geben können',
  getUserRightSearch: 'Personen nach Name oder E-Mail-Adresse, mit ihren Rechten',
  getUserRightById: 'Eine Person mit allen Rechten',
  deleteUserRightById: 'Ein Recht entziehen',
  postUserRight: 'Ein Recht geben',
  postUserRightInvitationById: 'Einer Adresse noch einmal von dem Recht schreiben, das auf sie wartet',
  listUserRightHistory:
    'Wer einer Person welches Recht gegeben hat, wer es entzogen hat, wann und warum; das Neueste zuerst',
  getAccessRequest: 'Wer ein Recht beantragt, das der Aufrufende geben kann; wer am längsten wartet, zuerst',
  postAccessRequestGiveById: 'Ein beantragtes Recht geben und es der Person sagen',
  postAccessRequestRefuseById: 'Einen Antrag ablehnen und der Person sagen, warum',
};
