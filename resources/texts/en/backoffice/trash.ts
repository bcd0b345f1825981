/** What was deleted and can be brought back. */
export const trash = {
  title: 'Deleted',
  of: 'Deleted: {{what}}',
  lead: 'What was deleted can be brought back for {{days}} days, with everything that went with it.',
  none: 'Nothing was deleted.',
  deleted: 'deleted by {{who}} on {{day}}, can be brought back until {{until}}',
  taken: 'There is something with this identifier again. Delete that first to bring this back.',
  restore: 'Bring “{{called}}” back',
};
