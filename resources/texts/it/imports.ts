import type { imports as german } from '../de/imports.ts';
import type { SameTexts } from '../shape.ts';

export const imports = {
  summary: {
    refused: 'Importazione respinta. Righe errate: {{failed}} su {{read}}. Non è stato salvato nulla.',
    'refused-file': 'Importazione respinta: {{reason}} Non è stato salvato nulla.',
    'needs-confirmation':
      'Verrebbe eliminato più del {{share}} % del totale (voci: {{deleted}}, e di altri: {{lost}}). Non è stato salvato nulla. Confermi con confirm={{confirm}}.',
    'dry-needs-confirmation':
      'Prova: verrebbe eliminato più del {{share}} % del totale (voci: {{deleted}}, e di altri: {{lost}}). L’importazione richiede confirm={{confirm}}.',
    skipped: 'Righe errate tralasciate: {{failed}} su {{read}}.',
    'dry-skipped': 'Prova: righe errate che verrebbero tralasciate: {{failed}} su {{read}}.',
    warnings: 'L’importazione è riuscita. Osservazioni nel rapporto: {{count}}.',
    'dry-warnings': 'Prova: l’importazione riuscirebbe. Osservazioni nel rapporto: {{count}}.',
    failed:
      'L’importazione non è riuscita per un errore da parte nostra. Non è stato salvato nulla. Invii di nuovo il file.',
    'idempotency-key-used':
      'Un’altra importazione aveva già questa Idempotency-Key. Ne usi una nuova per ogni importazione.',
    'file-missing': 'Non è arrivato alcun file. Lo invii nella parte «file» o come intero contenuto.',
    atHeading: '{{heading}}: {{text}}',
    remarks: 'Osservazioni',
  },
} satisfies SameTexts<typeof german>;
