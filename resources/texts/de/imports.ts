export const imports = {
  summary: {
    refused: 'Import abgewiesen. Fehlerhafte Zeilen: {{failed}} von {{read}}. Nichts wurde gespeichert.',
    'refused-file': 'Import abgewiesen: {{reason}} Nichts wurde gespeichert.',
    'needs-confirmation':
      'Dabei würde mehr als {{share}} % des Bestands gelöscht (Einträge: {{deleted}}, dazu von anderen: {{lost}}). Nichts wurde gespeichert. Bestätigen Sie mit confirm={{confirm}}.',
    'dry-needs-confirmation':
      'Probelauf: Dabei würde mehr als {{share}} % des Bestands gelöscht (Einträge: {{deleted}}, dazu von anderen: {{lost}}). Der Import verlangt confirm={{confirm}}.',
    skipped: 'Fehlerhafte Zeilen, die ausgelassen wurden: {{failed}} von {{read}}.',
    'dry-skipped': 'Probelauf: Fehlerhafte Zeilen, die ausgelassen würden: {{failed}} von {{read}}.',
    warnings: 'Der Import ist gelungen. Hinweise im Bericht: {{count}}.',
    'dry-warnings': 'Probelauf: Der Import würde gelingen. Hinweise im Bericht: {{count}}.',
    failed:
      'Der Import ist an einem Fehler bei uns gescheitert. Nichts wurde gespeichert. Senden Sie die Datei noch einmal.',
    'idempotency-key-used':
      'Unter diesem Idempotency-Key kam schon ein anderer Import. Nehmen Sie für jeden Import einen neuen.',
    'file-missing': 'Es kam keine Datei. Senden Sie sie im Teil «file» oder als ganzen Inhalt.',
    atHeading: '{{heading}}: {{text}}',
    remarks: 'Hinweise',
  },
};
