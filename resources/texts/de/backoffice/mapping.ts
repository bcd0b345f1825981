/** Mappings on a sample. */
export const mapping = {
  title: 'An einem Beispiel prüfen',
  hint: 'Fügen Sie die Überschriften und ein paar Zeilen aus Ihrer Tabelle ein, oder wählen Sie eine kleine Datei. Gespeichert wird dabei nichts.',
  paste: 'Zeilen aus der Tabelle',
  try: 'Prüfen',
  file: 'Datei wählen',
  result: '{{good}} von {{read}} Zeilen sind gut.',
  column: 'Spalte',
  means: 'Bedeutet',
  samples: 'Werte',
  unread: 'wird nicht gelesen',
  row: 'Zeile {{row}}',
};
