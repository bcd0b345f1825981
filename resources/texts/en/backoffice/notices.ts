export const notices = {
  title: 'Notices',
  unseen_one: '{{n}} new notice',
  unseen_other: '{{n}} new notices',
  clear: 'Remove all',
  none: 'What ends while you are elsewhere stands here.',
  show: 'Show',
};
