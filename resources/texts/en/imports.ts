import type { imports as german } from '../de/imports.ts';
import type { SameTexts } from '../shape.ts';

export const imports = {
  summary: {
    refused: 'Import refused. Faulty rows: {{failed}} of {{read}}. Nothing was saved.',
    'refused-file': 'Import refused: {{reason}} Nothing was saved.',
    'needs-confirmation':
      'This would delete more than {{share}} % of what is there (entries: {{deleted}}, and of others: {{lost}}). Nothing was saved. Confirm with confirm={{confirm}}.',
    'dry-needs-confirmation':
      'Dry run: this would delete more than {{share}} % of what is there (entries: {{deleted}}, and of others: {{lost}}). The import asks for confirm={{confirm}}.',
    skipped: 'Faulty rows that were left out: {{failed}} of {{read}}.',
    'dry-skipped': 'Dry run: faulty rows that would be left out: {{failed}} of {{read}}.',
    warnings: 'The import succeeded. Remarks in the report: {{count}}.',
    'dry-warnings': 'Dry run: the import would succeed. Remarks in the report: {{count}}.',
    failed: 'The import failed because of an error on our side. Nothing was saved. Send the file again.',
    'idempotency-key-used':
      'Another import came with this Idempotency-Key already. Take a new one for every import.',
    'file-missing': 'No file arrived. Send it as the part “file” or as the whole body.',
    atHeading: '{{heading}}: {{text}}',
    remarks: 'Remarks',
  },
  /** Why a column is taken for a field. */
  reasons: {
    confirmed: 'It was confirmed so.',
    heading: 'The heading says so.',
    format: 'The format defines it.',
    offers: 'These are prices or terms: they belong to offers.',
    'said-elsewhere': 'You said so in another list.',
    similar: 'The heading could mean it.',
    taken: 'Column {{column}} says it already.',
    misfit: 'The heading says it, but the values do not fit.',
    'not-unique': 'The heading says it, but values come more than once.',
    'only-text': 'No other column is a title.',
    gtins: '{{count}} values are GTINs with the right check digit.',
    codes: 'Each of the {{count}} values is another code.',
    names: 'The values are names, each another one.',
    categories: '{{count}} of {{of}} different values are categories.',
    amounts: 'The values are amounts of money: they belong to offers.',
    'group-words': 'The group speaks of it: “{{words}}”.',
    'group-titles': '{{count}} of {{of}} titles speak of it, such as “{{example}}”.',
    'group-both': 'The group speaks of it (“{{words}}”), and so do {{count}} of {{of}} titles.',
    classes: 'The {{count}} values are ETIM classes.',
    markup: 'The {{count}} values are texts as a shop shows them.',
    papers: 'The {{count}} values are documents.',
    'group-names': 'Column {{column}} has the numbers of the groups, this one their names.',
    'group-part': 'The {{count}} titles begin with “{{words}}”.',
    pictures: 'The {{count}} values are addresses of pictures.',
    units: 'The values are in this unit.',
    values: 'More than one thing is called so, and the values fit this one.',
    'file-about': 'The whole list is about it: {{count}} of {{of}} titles.',
    'group-broad': 'Group and titles speak of something below it (“{{words}}”), but not by its name.',
  },
  /** What the formats of files are called. */
  formats: {
    xlsx: 'Excel (.xlsx)',
    ods: 'OpenDocument (.ods)',
    xls: 'Excel 5–2003 (.xls)',
    bmecat: 'BMEcat',
    spreadsheetml: 'Excel XML 2003',
    xchange: 'ETIM xChange',
    json: 'JSON',
    jsonTable: 'JSON of another structure',
    datanorm: 'DATANORM',
    tsv: 'Text with tabs (.tsv)',
    csv: 'CSV',
  },
} satisfies SameTexts<typeof german>;
