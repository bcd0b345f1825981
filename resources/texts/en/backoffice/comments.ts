/** What people say to each other about a record. */
export const comments = {
  title: 'Comments',
  none: 'Nobody has said anything yet.',
  takenBack: 'Taken back',
  takeBack: 'Take back',
  own: 'Your comment',
  whoSees: 'Everybody who may change this record sees it; it does not stand in the catalogue.',
  say: 'Send',
};
