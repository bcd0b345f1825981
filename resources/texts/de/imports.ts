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
  /** Why a column is taken for a field. */
  reasons: {
    confirmed: 'Es wurde so bestätigt.',
    heading: 'Die Überschrift sagt es.',
    format: 'Das Format legt es fest.',
    offers: 'Das sind Preise oder Konditionen: Sie gehören zu den Angeboten.',
    'said-elsewhere': 'In einer anderen Liste haben Sie es so gesagt.',
    similar: 'Die Überschrift könnte es heissen.',
    taken: 'Spalte {{column}} sagt es schon.',
    misfit: 'Die Überschrift sagt es, die Werte passen nicht dazu.',
    'not-unique': 'Die Überschrift sagt es, aber Werte stehen mehrmals da.',
    'only-text': 'Keine andere Spalte ist ein Titel.',
    gtins: '{{count}} Werte sind GTINs mit richtiger Prüfziffer.',
    codes: 'Jeder der {{count}} Werte ist ein anderer Code.',
    names: 'Die Werte sind lauter verschiedene Namen.',
    categories: '{{count}} von {{of}} verschiedenen Werten sind Kategorien.',
    amounts: 'Die Werte sind Beträge: Sie gehören zu den Angeboten.',
    'group-words': 'Die Gruppe spricht davon: «{{words}}».',
    'group-titles': '{{count}} von {{of}} Titeln sprechen davon, wie «{{example}}».',
    'group-both': 'Die Gruppe spricht davon («{{words}}»), auch {{count}} von {{of}} Titeln.',
    pictures: 'Die {{count}} Werte sind Adressen von Bildern.',
  },
  /** What the formats of files are called; see `resources/importFormats.ts`. */
  formats: {
    xlsx: 'Excel (.xlsx)',
    ods: 'OpenDocument (.ods)',
    xls: 'Excel 97–2003 (.xls)',
    bmecat: 'BMEcat',
    spreadsheetml: 'Excel-XML 2003',
    xchange: 'ETIM xChange',
    json: 'JSON',
    jsonTable: 'JSON in anderer Gliederung',
    datanorm: 'DATANORM',
    tsv: 'Text mit Tabulatoren (.tsv)',
    csv: 'CSV',
  },
};
