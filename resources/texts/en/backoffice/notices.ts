export const notices = {
  title: 'Notices',
  unseen_one: '{{n}} new notice',
  unseen_other: '{{n}} new notices',
  clear: 'Remove all',
  none: 'What concerns you is shown here.',
  show: 'Show',
  all: 'All of it:',
  allOf: {
    start: 'Start page',
    activity: 'Activity',
    imports: 'Imports',
    rights: 'Rights',
    searches: 'Searches',
  },
  mails: 'By mail too',
  mailOf: {
    reviewAsked: 'Somebody asks for approval',
    reviewAnswered: 'My draft has been answered',
    documentsExpiring: 'Documents expire',
    searchedInVain: 'Searched for and not found',
    bulkEnded: 'A change of many records has ended',
  },
};
