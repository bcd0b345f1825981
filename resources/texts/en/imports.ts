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
} satisfies SameTexts<typeof german>;
