export const imports = {
  summary: {
    refused: 'Import abgewiesen. Fehlerhafte Zeilen: {{failed}} von {{read}}. Nichts wurde gespeichert.',
    'refused-file': 'Import abgewiesen: {{reason}} Nichts wurde gespeichert.',
    'needs-confirmation':
      'Dabei würde mehr als {{share}} % des Bestands gelöscht (Einträge: {{deleted}}). Nichts wurde gespeichert. Bestätigen Sie mit confirm={{deleted}}.',
    'dry-needs-confirmation':
      'Probelauf: Dabei würde mehr als {{share}} % des Bestands gelöscht (Einträge: {{deleted}}). Der Import verlangt confirm={{deleted}}.',
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
  issues: {
    'empty-file': 'Die Datei ist leer. Senden Sie eine Datei mit Einträgen.',
    'not-a-workbook': 'Das ist keine Excel-Arbeitsmappe. Speichern Sie die Tabelle als .xlsx.',
    'old-xls': 'Das ist das alte Excel-Format .xls. Speichern Sie die Tabelle als .xlsx.',
    'binary-workbook': 'Das ist eine binäre Arbeitsmappe (.xlsb). Speichern Sie die Tabelle als .xlsx.',
    'open-document': 'Das ist eine OpenDocument-Tabelle (.ods). Speichern Sie sie als .xlsx.',
    encrypted: 'Die Datei ist mit einem Kennwort geschützt. Entfernen Sie das Kennwort.',
    html: 'Das ist eine HTML-Seite. Öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
    csv: 'Das ist eine Textdatei. Öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
    'damaged-zip': 'Die Datei ist beschädigt oder unvollständig. Speichern und senden Sie sie noch einmal.',
    'duplicate-entry': 'Die Datei enthält einen Teil zweimal. Speichern Sie sie in Excel neu.',
    'too-many-entries':
      'Die Datei hat mehr als {{limit}} Teile. Entfernen Sie Bilder und überzählige Blätter.',
    'too-large': 'Die Datei ist ausgepackt zu gross. Teilen Sie sie auf.',
    ratio: 'Die Datei ist auffällig stark gepackt und wird nicht geöffnet. Speichern Sie sie in Excel neu.',
    'missing-part': 'In der Datei fehlt ein Teil. Speichern Sie sie in Excel neu.',
    'bad-relationship': 'In der Datei passen die Teile nicht zusammen. Speichern Sie sie in Excel neu.',
    'no-sheet': 'Die Arbeitsmappe hat kein Tabellenblatt.',
    doctype: 'Die Datei enthält unerlaubte Anweisungen (DOCTYPE). Speichern Sie sie in Excel neu.',
    'not-utf8': 'Die Datei ist nicht in UTF-8 geschrieben. Speichern Sie sie neu.',
    'damaged-xml': 'Die Datei ist beschädigt. Speichern Sie sie in Excel neu.',
    'cut-off': 'Die Datei bricht mittendrin ab. Senden Sie sie noch einmal vollständig.',
    'bad-reference': 'Eine Zelle steht an einem unmöglichen Ort. Speichern Sie die Datei in Excel neu.',
    'bad-string-index':
      'Eine Zelle verweist auf einen Text, den es nicht gibt. Speichern Sie die Datei in Excel neu.',
    'text-too-long': 'Ein Text ist länger als 32 767 Zeichen. Kürzen Sie ihn.',
    'too-many-rows': 'Die Datei hat mehr als {{limit}} Zeilen. Teilen Sie sie auf.',
    'too-many-columns': 'Ein Blatt hat zu viele Spalten. Löschen Sie, was nicht gebraucht wird.',
    'too-slow': 'Die Datei ist zu aufwendig zu lesen. Teilen Sie sie auf.',
    'formula-error': 'Die Formel ergibt einen Fehler. Schreiben Sie den Wert selbst in die Zelle.',
    'formula-without-value': 'Die Formel wurde nie berechnet. Öffnen und speichern Sie die Datei in Excel.',
    'not-a-number': 'Das ist keine Zahl.',
    'number-out-of-range': 'Die Zahl ist zu gross.',
    'integer-too-large':
      'Die Zahl hat mehr Ziffern, als Excel behält. Formatieren Sie die Spalte als Text und tippen Sie sie neu.',
    'not-a-date': 'Das ist kein Datum.',
    'date-out-of-range': 'Das Datum liegt ausserhalb von 1900 bis 9999.',
    'not-a-boolean': 'Das ist weder wahr noch falsch.',
    'forbidden-character': 'Der Text enthält ein unerlaubtes Zeichen. Tippen Sie ihn neu.',
    'damaged-json': 'Die Datei ist kein gültiges JSON (bei Byte {{position}}).',
    'not-an-array': 'Die Datei muss eine Liste von Einträgen sein: [ {…}, {…} ].',
    'not-an-object': 'Das ist kein Eintrag. Ein Eintrag steht in geschweiften Klammern.',
    'too-deep': 'Die Datei ist tiefer geschachtelt als {{limit}} Ebenen.',
    'product-too-large': 'Ein Eintrag ist grösser als {{limit}} Bytes.',
    'duplicate-field': '«{{field}}» steht in diesem Eintrag zweimal. Lassen Sie eines davon weg.',
    'no-headings':
      'Auf keinem Blatt wurde eine Titelzeile gefunden. Eine Spalte muss «{{articleNumber}}» oder «Kennung» heissen.',
    'no-rows': 'Die Datei enthält keine Einträge.',
    'missing-column':
      'Die Spalte «{{column}}» fehlt, aber neue Einträge brauchen sie (Zeilen: {{count}}). Fügen Sie sie hinzu.',
    'unknown-column': 'Diese Spalte wird nicht gelesen, denn ihre Überschrift ist unbekannt.',
    'duplicate-column': 'Das steht schon in Spalte {{column}}. Löschen Sie eine der beiden Spalten.',
    'ambiguous-column': 'Mehrere Merkmale heissen so. Schreiben Sie eine dieser Kennungen: {{choices}}.',
    'sheet-skipped':
      'Das Blatt «{{sheet}}» wurde ausgelassen: Es hat keine Titelzeile mit bekannten Spalten.',
    'headings-repeated': 'Diese Zeile wurde übergangen: Sie wiederholt die Titelzeile.',
    'title-row':
      'Diese Zeile wurde übergangen: Nur eine Zelle ist ausgefüllt, und sie nennt keinen vorhandenen Eintrag. Ist sie ein Eintrag, ergänzen Sie das Übrige.',
    'key-missing': 'Die Zeile hat weder {{articleNumber}} noch Kennung. Ergänzen Sie eine davon.',
    'unknown-language': 'Diese Sprache kennen wir nicht. Schreiben Sie eine von diesen: {{languages}}.',
    'differs-between-rows':
      'In Zeile {{row}} steht für denselben Eintrag etwas anderes. Nur Texte dürfen sich je Sprache unterscheiden; schreiben Sie überall dasselbe.',
    'duplicate-key': 'Dieser Eintrag steht schon in Zeile {{row}}. Löschen Sie eine der beiden Zeilen.',
    'foreign-company': 'Die Zeile gehört zu «{{orga}}», der Import aber zu «{{own}}». Löschen Sie die Zeile.',
    'unknown-category':
      'Diese Kategorie gibt es nicht. Schreiben Sie Kennung, Namen oder Pfad einer vorhandenen.',
    'ambiguous-category':
      'Mehrere Kategorien heissen so. Schreiben Sie den Pfad oder eine Kennung: {{choices}}.',
    'unknown-line': 'Diese {{line}} gibt es hier nicht. Legen Sie sie zuerst an.',
    'ambiguous-line': 'Mehrere {{lines}} heissen so. Schreiben Sie eine dieser Kennungen: {{choices}}.',
    'unknown-attribute': 'Dieses Merkmal gibt es nicht.',
    'unknown-choice': 'Möglich sind: {{choices}}.',
    'unknown-image': 'Dieses Bild gibt es hier nicht. Laden Sie es zuerst hoch.',
    'not-yes-no': 'Erwartet wird ja oder nein.',
    'not-numeric': 'Erwartet wird eine Zahl, zum Beispiel {{example}}.',
    'ambiguous-number': 'Ist {{one}} oder {{other}} gemeint? Schreiben Sie es so.',
    'wrong-unit': 'Erwartet wird die Einheit {{unit}}. Rechnen Sie um, oder schreiben Sie nur die Zahl.',
    'number-as-text-lost':
      'Die Zelle ist eine gerundete Zahl. Formatieren Sie die Spalte als Text und tippen Sie die Nummer neu.',
    'gtin-repaired': 'Führende Nullen fehlten; die Prüfziffer passt zu {{gtin}}.',
    'article-number-taken':
      'Diese {{articleNumber}} gehört schon zum Eintrag mit der Kennung «{{sid}}». Schreiben Sie dessen Kennung oder eine andere Nummer.',
    'right-lost': 'Das Recht dazu wurde Ihnen inzwischen genommen.',
    'nameless-row':
      'Mit deleteOthers muss jede Zeile ihren Eintrag nennen, sonst würde er gelöscht. Ergänzen Sie {{articleNumber}} oder Kennung.',
    'needs-confirmation':
      'Zu löschende Einträge: {{deleted}} von {{existing}}. Bestätigen Sie mit confirm={{deleted}}.',
    'not-there': 'Das gibt es hier nicht. Berichtigen oder löschen Sie den Eintrag.',
    'stale-row':
      'Inzwischen hat jemand das geändert. Laden Sie den neuen Stand und tragen Sie Ihre Änderung dort ein.',
    'too-many-issues': 'Es gibt mehr als {{limit}} Hinweise; die weiteren sind nicht aufgeführt.',
  },
};
