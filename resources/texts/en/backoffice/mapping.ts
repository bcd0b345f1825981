/** Mappings on a sample. */
export const mapping = {
  title: 'Test on a sample',
  hint: 'Paste the headings and a few rows of your table, or choose a small file. Nothing is stored.',
  paste: 'Rows of the table',
  try: 'Test',
  file: 'Choose a file',
  result: '{{good}} of {{read}} rows are good.',
  column: 'Column',
  means: 'Means',
  samples: 'Values',
  unread: 'is not read',
  row: 'Row {{row}}',
};
