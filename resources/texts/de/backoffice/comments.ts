/** What people say to each other about a record. */
export const comments = {
  title: 'Kommentare',
  none: 'Noch hat niemand etwas gesagt.',
  takenBack: 'Zurückgenommen',
  takeBack: 'Zurücknehmen',
  own: 'Ihr Kommentar',
  whoSees: 'Ihn sehen alle, die diesen Datensatz ändern dürfen; im Katalog steht er nicht.',
  say: 'Senden',
};
