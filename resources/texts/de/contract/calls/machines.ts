/** What programs sign in with, and are told. */
export const machines = {
  listKey: 'Die Schlüssel der Firmen des Aufrufenden, die neusten zuerst',
  postKey: 'Einen Schlüssel anlegen; er wird nur dieses eine Mal gezeigt',
  postKeyRotateBySid:
    'Einen Schlüssel erneuern; von nun an ist er einer des Aufrufenden, und der bisherige gilt noch einige Tage',
  deleteKeyBySid: 'Einen Schlüssel sofort widerrufen, mit jedem Token, das dafür ausgestellt wurde',
  listWebhook: 'Die Webhooks der Firmen des Aufrufenden, die neusten zuerst',
  postWebhook: 'Einen Webhook anlegen; sein Geheimnis wird nur dieses eine Mal gezeigt',
  putWebhookBySid:
    'Einen Webhook ändern, der von nun an einer des Aufrufenden ist, oder ihn aus- und einschalten; wieder eingeschaltet geht er weiter, wo er stand',
  deleteWebhookBySid: 'Einen Webhook löschen, mit allem, was noch zu senden wäre',
  postWebhookRotateBySid:
    'Das Geheimnis eines Webhooks erneuern; einige Tage lang wird auch mit dem bisherigen unterschrieben',
  postWebhookTestBySid: 'Eine Zustellung der Art `test` senden, einmal',
  listWebhookDeliveriesBySid: 'Die letzten Zustellungen eines Webhooks, die neusten zuerst',
  postWebhookDeliveriesResendBySidAndId: 'Eine Zustellung nochmals senden, unter derselben id',
  postOauthToken:
    'Ein Token für einen Schlüssel, mit OAuth 2 client credentials; der Schlüssel darf auch als Basic kommen',
};
