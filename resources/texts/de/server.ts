export const server = {
  problem: {
    malformed: {
      title: 'Anfrage nicht lesbar',
      detail: 'Die Anfrage konnte nicht gelesen werden. Prüfen Sie die genannten Angaben.',
    },
    unauthorized: { title: 'Anmeldung nötig', detail: 'Melden Sie sich an und versuchen Sie es erneut.' },
    forbidden: {
      title: 'Kein Recht',
      detail: 'Dafür fehlt Ihnen das Recht. Bitten Sie Ihre Administration darum.',
    },
    'not-found': {
      title: 'Nicht gefunden',
      detail:
        'Das Gesuchte gibt es nicht oder nicht mehr. Prüfen Sie die Adresse oder benutzen Sie die Suche.',
    },
    'unknown-platform': {
      title: 'Unbekannte Plattform',
      detail: 'Diese Plattform gibt es nicht. Bekannt sind zum Beispiel CH, DE_DEMO und RHB_API.',
    },
    'method-not-allowed': { title: 'Methode nicht erlaubt', detail: 'Diese Adresse kennt nur: {{allowed}}.' },
    timeout: {
      title: 'Zu langsam',
      detail: 'Die Anfrage kam nicht rechtzeitig an. Versuchen Sie es mit einer besseren Verbindung.',
    },
    'headers-too-large': {
      title: 'Kopf der Anfrage zu gross',
      detail:
        'Der Browser hat zu viele oder zu grosse Angaben mitgeschickt. Löschen Sie die Cookies dieser Website.',
    },
    'cross-site': {
      title: 'Anfrage von einer anderen Seite',
      detail:
        'Die Anfrage trug kein Zeichen dieser Website. Laden Sie die Seite neu und versuchen Sie es erneut.',
    },
    conflict: {
      title: 'Widerspruch',
      detail: 'Das widerspricht dem, was gespeichert ist. Laden Sie neu und versuchen Sie es erneut.',
    },
    duplicate: {
      title: 'Gibt es schon',
      detail: 'Unter diesem Schlüssel ist schon etwas gespeichert. Wählen Sie einen anderen.',
    },
    stays: {
      title: 'Das wird gebraucht',
      detail: 'Der Katalog verweist auf jeder Seite darauf. Ändern Sie den Inhalt, statt es zu löschen.',
    },
    referenced: {
      title: 'Wird noch gebraucht',
      detail: 'Etwas anderes verweist darauf. Entfernen Sie zuerst die Verweise.',
    },
    'referenced-by': {
      title: 'Wird noch gebraucht',
      detail: 'Darauf verweisen noch: {{what}}. Entfernen Sie zuerst diese Verweise.',
    },
    'not-undoable': {
      title: 'Lässt sich nicht rückgängig machen',
      detail: 'Dieser Import hat nichts geschrieben oder ist schon rückgängig gemacht. Laden Sie neu.',
    },
    'undo-too-late': {
      title: 'Zu spät',
      detail: 'Rückgängig machen geht nur 30 Tage lang. Ändern Sie die Angaben von Hand.',
    },
    stale: {
      title: 'Inzwischen geändert',
      detail: 'Jemand hat das inzwischen geändert; nichts wurde gespeichert. Laden Sie neu.',
    },
    'too-large': { title: 'Zu gross', detail: 'Das Gesendete ist zu gross. Teilen Sie es auf.' },
    'wrong-type': {
      title: 'Falscher Typ',
      detail:
        'Diese Adresse nimmt diesen Typ von Inhalt nicht an. Welche sie annimmt, steht unter /api/docs.',
    },
    'no-picture': {
      title: 'Kein lesbares Bild',
      detail: 'Das ist kein Bild, das wir lesen können. Wählen Sie ein JPEG, PNG, WebP, AVIF oder TIFF.',
    },
    'no-pdf': { title: 'Kein PDF', detail: 'Das ist kein PDF. Speichern Sie das Dokument als PDF.' },
    unprocessable: {
      title: 'Angaben fehlerhaft',
      detail: 'Nichts wurde gespeichert. Berichtigen Sie die genannten Angaben.',
    },
    'unprocessable-query': {
      title: 'Angaben fehlerhaft',
      detail: 'Die Adresse verlangt, was es so nicht gibt. Berichtigen Sie die genannten Angaben.',
    },
    'too-many': {
      title: 'Zu viele Anfragen',
      detail: 'Warten Sie einen Moment und versuchen Sie es erneut.',
    },
    internal: {
      title: 'Fehler bei uns',
      detail: 'Etwas ging bei uns schief. Nennen Sie dem Support die Nummer {{requestId}}.',
    },
    unavailable: {
      title: 'Gerade nicht möglich',
      detail: 'Das geht im Moment nicht. Versuchen Sie es gleich noch einmal.',
    },
    'no-space': {
      title: 'Kein Speicherplatz',
      detail: 'Der Speicher ist voll; nichts wurde gespeichert. Melden Sie es dem Support.',
    },
    'own-rights': {
      title: 'Eigene Rechte',
      detail: 'Die eigenen Rechte ändert niemand selbst. Bitten Sie jemand anderen darum.',
    },
    'last-admin': {
      title: 'Letzte Administration',
      detail: 'Das ist die letzte Person mit allen Rechten. Geben Sie zuerst einer anderen das Recht ADMIN.',
    },
    'encoded-body': {
      title: 'Gepackter Inhalt',
      detail: 'Gepackte Inhalte werden nicht angenommen. Senden Sie ohne Content-Encoding.',
    },
    'unreadable-picture': {
      title: 'Bild nicht lesbar',
      detail:
        'Das Bild ist beschädigt oder hat mehr als {{megapixels}} Megapixel. Speichern Sie es neu, wenn nötig kleiner.',
    },
    'unreadable-pdf': {
      title: 'PDF nicht lesbar',
      detail: 'Dem PDF fehlt das Ende. Speichern Sie es neu und laden Sie es noch einmal hoch.',
    },
    quota: {
      title: 'Speicher voll',
      detail: 'Die grösste Zahl von Dateien ist erreicht. Löschen Sie, was nicht mehr gebraucht wird.',
    },
  },
  validation: {
    taken: 'Das ist schon vergeben. Wählen Sie etwas anderes.',
    'unknown-field': 'Das Feld {{field}} gibt es hier nicht.',
    'too-long': 'Höchstens {{maximum}} Zeichen.',
    'too-many': 'Höchstens {{maximum}} Einträge.',
    'too-big': 'Höchstens {{maximum}}.',
    'too-small': 'Mindestens {{minimum}}.',
    required: 'Diese Angabe fehlt.',
    'wrong-type': 'Erwartet wird ein anderer Typ: {{expected}}.',
    'not-a-choice': 'Möglich sind: {{choices}}.',
    'wrong-form': 'Diese Angabe ist nicht zu verstehen. Welche Form sie hat, steht unter /api/docs.',
    'date-form': 'Ein Datum steht als Jahr-Monat-Tag, zum Beispiel 2026-01-31.',
    'email-form': 'Eine E-Mail-Adresse sieht so aus: name@example.com.',
    'whole-number': 'Erwartet wird eine ganze Zahl, zum Beispiel 12.',
    'single-value': 'Hier steht ein einzelner Wert und keine Liste, zum Beispiel "weiss" statt ["weiss"].',
    'product-place':
      'Erwartet werden zwei Kennungen mit Schrägstrich dazwischen, zum Beispiel alpenfenster/f1.',
    'link-token': 'Dieser Link ist nicht vollständig. Öffnen Sie ihn so, wie er in der Nachricht steht.',
    'range-order': 'Ein Bereich nennt zuerst die frühere Zeile, zum Beispiel [0,24].',
    'version-form': 'Eine Version steht in Anführungszeichen, zum Beispiel "3".',
    'control-character': 'Steuerzeichen sind nicht erlaubt. Entfernen Sie sie.',
    'gtin-check-digit':
      'Die Prüfziffer der GTIN stimmt nicht. Vergleichen Sie die Nummer mit der Verpackung.',
    'gtin-length': 'Eine GTIN hat 8, 12, 13 oder 14 Ziffern.',
    'sid-shape':
      'Nur Buchstaben ohne Akzente, Ziffern, Punkt, Binde- und Unterstrich; am Anfang ein Buchstabe oder eine Ziffer.',
    'image-hash': 'Das ist kein gespeichertes Bild. Laden Sie das Bild zuerst hoch.',
    'not-json': 'Das ist kein gültiges JSON.',
    'missing-reference': '«{{sid}}» gibt es nicht. Wählen Sie etwas Vorhandenes.',
    'read-only': 'Dieses Feld kann nicht geändert werden. Lassen Sie es weg oder unverändert.',
    'differs-from-address': 'Das widerspricht der Adresse des Aufrufs ({{expected}}).',
    'not-sortable': 'Danach kann nicht sortiert werden. Möglich sind: {{choices}}.',
    'not-filterable': 'Danach kann nicht gefiltert werden. Möglich sind: {{choices}}.',
    'range-too-wide': 'Höchstens {{maximum}} Zeilen auf einmal.',
    'range-too-far':
      'Weiter als {{maximum}} Zeilen blättert niemand. Schränken Sie die Liste mit einem Filter ein.',
    'file-hash': 'Das ist keine gespeicherte Datei. Laden Sie die Datei zuerst hoch.',
    link: 'Ein Link beginnt mit /, https:// oder mailto:.',
    'web-address': 'Eine Webadresse sieht aus wie https://www.firma.example.',
    'video-host': 'Ein Video liegt bei uns oder bei einem dieser Anbieter: {{hosts}}.',
    'ends-before-it-begins': 'Das Ende liegt vor dem Anfang.',
    'legal-stays-published': 'Diese Rechtsseite ist von jeder Seite aus verlinkt und bleibt veröffentlicht.',
    itself: 'Das verweist auf sich selbst. Wählen Sie etwas anderes.',
    cycle: '«{{sid}}» läge so unter sich selbst.',
    'named-twice': '«{{sid}}» kommt zweimal vor.',
    'not-a-child': '«{{sid}}» liegt nicht direkt unter dieser Kategorie.',
    'child-left-out': '«{{sid}}» fehlt. Nennen Sie alle Kategorien dieser Ebene.',
    'too-deep': 'Höchstens {{maximum}} Ebenen.',
    'general-right-only': 'Dieses Recht gilt für alle. Lassen Sie die Einschränkung weg.',
    'sub-or-email': 'Nennen Sie entweder den Benutzer oder die E-Mail-Adresse.',
    'one-of': 'Nennen Sie genau eine dieser Angaben: {{choices}}.',
  },
  newsletterMail: {
    subject: 'Newsletter bestätigen',
    text: 'Guten Tag\n\nSie möchten den Newsletter von {{platform}} an {{email}} erhalten. Bestätigen Sie das mit diesem Link:\n\n{{link}}\n\nHaben Sie sich nicht angemeldet, so tun Sie nichts: Sie erhalten dann nichts von uns.\n\n{{platform}}',
  },
  template: {
    data: 'Daten',
    notes: 'Hinweise',
    column: 'Spalte',
    note: 'Hinweis',
    required: 'Pflicht',
    yes: 'ja',
    no: 'nein',
  },
};
