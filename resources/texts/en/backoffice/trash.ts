/** What was deleted and can be brought back. */
export const trash = {
  title: 'Deleted',
  of: 'Deleted: {{what}}',
  lead: 'What was deleted can be brought back for {{days}} days, with everything that went with it.',
  none: 'Nothing was deleted.',
  deleted: 'deleted by {{who}} on {{day}}, can be brought back until {{until}}',
  taken: 'There is something with this identifier again. Delete that first to bring this back.',
  restore: 'Bring “{{called}}” back',
  empty: 'Empty',
  emptyOne: 'Delete “{{called}}” for good',
  forGood: 'Delete for good',
  emptyTitle_one: 'Delete {{n}} entry for good?',
  emptyTitle_other: 'Delete {{n}} entries for good?',
  emptyText:
    'They cannot be brought back then. The activity goes on to say what they were and who deleted them.',
  stays_one:
    '{{n}} entry stays: it is a published declaration of performance, which is never removed before its time.',
  stays_other:
    '{{n}} entries stay: they are published declarations of performance, which are never removed before their time.',
  emptied_one: '{{n}} entry is deleted for good.',
  emptied_other: '{{n}} entries are deleted for good.',
  emptiedBy: 'Deleted for good by {{who}} on {{day}}.',
};
