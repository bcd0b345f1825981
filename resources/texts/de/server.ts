export const server = {
  login: {
    description:
      'Anmelden bei {{title}}: für Personen, die hier Daten pflegen oder geschlossene Inhalte lesen.',
  },
  docsPage: {
    title: 'Programmierschnittstelle',
    reference: 'Alle Aufrufe, zum Ausprobieren',
    referenceHint:
      'Unter „Ausweisen“ tragen Sie bei „key“ Ihren Schlüssel ein (ohne „Bearer“); er bleibt auf dieser Seite und ist weg, sobald Sie sie schliessen. „Ausprobieren“ und „Senden“ rufen diese Plattform wirklich auf: Was schreibt, schreibt; mit dryRun=true wird nur geprüft. Namen von Aufrufen, Feldern und Themen sind in beiden Sprachen dieselben.',
    example: 'Zum Beispiel',
    problems: 'Alle Fehler',
    copy: 'Kopieren',
    copied: 'Kopiert',
  },
  problemPage: {
    title: 'Fehler der Schnittstelle',
    all: 'Alle Fehler',
    hint: 'Diese Art Fehler steht als `type` in einer Antwort (RFC 9457). Was im Einzelnen falsch ist, sagen `detail` und `errors` der Antwort; `X-Request-Id` nennt die Anfrage, wenn Sie uns fragen.',
  },
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
    'no-licence': {
      title: 'Kein ganzer Katalog',
      detail:
        'Diese Plattform nennt keine Lizenz, unter der ihr Katalog als Ganzes geladen werden darf. Fragen Sie, wer sie verwaltet.',
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
    'cursor-gone': {
      title: 'Zeiger gilt nicht mehr',
      detail:
        'Er gehört zu einer anderen Frage oder anderen Rechten, oder er ist zu alt. Beginnen Sie von vorn, ohne `after`.',
    },
    'key-call': {
      title: 'Für Schlüssel geschlossen',
      detail: 'Diesen Aufruf öffnet kein API-Schlüssel. Rufen Sie ihn als angemeldete Person auf.',
    },
    'key-platform': {
      title: 'Andere Plattform',
      detail:
        'Der API-Schlüssel gilt für {{platform}} und deren Adressen. Rufen Sie dort auf, oder nehmen Sie einen Schlüssel dieser Plattform.',
    },
    'key-scope': {
      title: 'Nicht im Umfang',
      detail: 'Der API-Schlüssel hat den Umfang «{{scope}}» nicht. Lassen Sie einen ausstellen, der ihn hat.',
    },
    'key-powerless': {
      title: 'Schlüssel ohne Wirkung',
      detail:
        'Wer den API-Schlüssel ausgestellt hat, hat das Recht dazu nicht mehr. Lassen Sie ihn von jemandem erneuern, der es hat.',
    },
    'lists-changed': {
      title: 'Anderswo geändert',
      detail: 'Die Listen wurden inzwischen anderswo geändert. Lesen Sie sie neu.',
    },
    referenced: {
      title: 'Wird noch gebraucht',
      detail: 'Etwas anderes verweist darauf. Entfernen Sie zuerst die Verweise.',
    },
    'referenced-by': {
      title: 'Wird noch gebraucht',
      detail: 'Darauf verweisen noch: {{what}}. Entfernen Sie zuerst diese Verweise.',
    },
    'needed-by': {
      title: 'Wird noch gebraucht',
      detail:
        'Es wird noch {{n}} Mal gebraucht: {{what}}. Bestätigen Sie diese Zahl, oder nennen Sie, was an seine Stelle tritt.',
    },
    'replaced-only': {
      title: 'Wird noch gebraucht',
      detail:
        'Es wird noch {{n}} Mal gebraucht: {{what}}. Nennen Sie, was an seine Stelle tritt; ohne kommt nicht jede Stelle aus.',
    },
    'not-undoable': {
      title: 'Lässt sich nicht rückgängig machen',
      detail: 'Hier wurde nichts geschrieben, oder es ist schon rückgängig gemacht. Laden Sie neu.',
    },
    'not-ready': {
      title: 'Noch nicht so weit',
      detail: 'Diese Änderung wird noch geprüft. Versuchen Sie es gleich noch einmal.',
    },
    emptied: {
      title: 'Endgültig gelöscht',
      detail:
        'Das wurde aus «Gelöschte» entfernt und lässt sich nicht mehr zurückholen. Legen Sie es neu an.',
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
    'rehearsal-too-long': {
      title: 'Probelauf zu lang',
      detail:
        'Der Probelauf dauert länger als {{seconds}} Sekunden und wurde abgebrochen; nichts wurde gespeichert. Versuchen Sie es, wenn weniger Betrieb ist, oder mit weniger auf einmal.',
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
    'request-answered': {
      title: 'Schon beantwortet',
      detail: 'Diese Anfrage hat schon jemand beantwortet. Laden Sie die Liste neu.',
    },
    'last-admin': {
      title: 'Letzte Administration',
      detail: 'Das ist die letzte Person mit allen Rechten. Geben Sie zuerst einer anderen das Recht ADMIN.',
    },
    'encoded-body': {
      title: 'Gepackter Inhalt',
      detail:
        'Ausgepackt wird, was mit gzip, br, zstd oder deflate gepackt ist, und nur einmal. Formulare und Uploads in Teilen kommen ungepackt. Senden Sie es so oder ohne Content-Encoding.',
    },
    'unreadable-picture': {
      title: 'Bild nicht lesbar',
      detail:
        'Das Bild ist beschädigt oder hat mehr als {{megapixels}} Megapixel. Speichern Sie es neu, wenn nötig kleiner.',
    },
    'pictures-busy': {
      title: 'Gerade zu viele Bilder',
      detail:
        'Ihr Bild ist in Ordnung, es werden nur gerade zu viele verarbeitet. Versuchen Sie es in {{seconds}} Sekunden wieder.',
    },
    'heavy-picture': {
      title: 'Bild zu aufwendig',
      detail: 'Das Bild braucht zu viel Speicher. Speichern Sie es kleiner oder als JPEG.',
    },
    'budget-stored': {
      title: 'Speicher voll',
      detail:
        'Belegt sind {{used}} von {{most}} MB. Löschen Sie Bilder und Dokumente, die nicht mehr gebraucht werden, oder bitten Sie die Administration um mehr.',
    },
    'tus-version': {
      title: 'Anderes Protokoll',
      detail: 'Uploads in Teilen folgen tus 1.0.0: Senden Sie «Tus-Resumable: 1.0.0».',
    },
    'upload-offset': {
      title: 'Anderer Anfang',
      detail:
        'Dieser Teil gehört nicht ans Ende dessen, was schon da ist. Fragen Sie mit HEAD, wie weit der Upload ist.',
    },
    'upload-unfinished': {
      title: 'Noch nicht ganz da',
      detail: 'Ein Upload ist noch nicht ganz angekommen. Setzen Sie ihn fort.',
    },
    'not-assignable': {
      title: 'Nicht mehr zuzuordnen',
      detail:
        'Diese Dateien sind schon übernommen, oder sie liegen nicht mehr da: Schicken Sie sie noch einmal.',
    },
    'nothing-to-store': {
      title: 'Nichts zu übernehmen',
      detail: 'Nichts davon passt, oder die Lieferung wurde schon übernommen.',
    },
    'budget-day': {
      title: 'Für heute ausgeschöpft',
      detail:
        'Heute wurden {{megabytes}} von {{mostMegabytes}} MB und {{pictures}} von {{mostPictures}} Bildern hochgeladen, zusammen {{megapixels}} von {{mostMegapixels}} Megapixeln. Morgen geht es weiter; mehr gibt Ihnen die Administration.',
    },
    'workbench-busy': {
      title: 'Es wird noch gearbeitet',
      detail: 'Die Datei wird gerade gelesen oder geschrieben. Versuchen Sie es wieder, wenn das fertig ist.',
    },
    'too-many-workbenches': {
      title: 'Zu viele offene Dateien',
      detail:
        'Es sind schon {{most}} Dateien in Arbeit. Schliessen Sie eine davon ab oder verwerfen Sie sie.',
    },
    'budget-imports': {
      title: 'Zu viele Importe warten',
      detail: 'Es warten schon {{most}} Importe. Versuchen Sie es wieder, wenn einer davon fertig ist.',
    },
    'budget-rows': {
      title: 'Zu viele Zeilen warten',
      detail:
        'Es warten {{used}} Zeilen, mit dieser Datei mehr als {{most}}. Versuchen Sie es wieder, wenn ein Import fertig ist, teilen Sie die Datei auf, oder bitten Sie die Administration um mehr.',
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
  importMail: {
    doneSubject: 'Import von {{file}} ist fertig',
    done: 'Guten Tag\n\nIhre Datei {{file}} ist übernommen, und was darin steht, wird gefunden: {{created}} neu, {{changed}} geändert, {{unchanged}} unverändert, {{deleted}} gelöscht. Zeilen mit Fehlern: {{failed}}.\n\n{{link}}\n\n{{platform}}',
    refusedSubject: 'Import von {{file}} ist nicht gelungen',
    refused:
      'Guten Tag\n\nVon Ihrer Datei {{file}} wurde nichts übernommen. Weshalb, steht hier:\n\n{{link}}\n\n{{platform}}',
  },
  notices: {
    reviewAsked: { text: '{{who}} bittet um Freigabe eines Entwurfs.' },
    reviewAnswered: {
      returned: '{{who}} hat Ihren Entwurf zurückgegeben.',
      published: '{{who}} hat Ihren Entwurf freigegeben und veröffentlicht.',
    },
    rightAsked: { text: '{{who}} bittet um Zugang.' },
    documentsExpiring: {
      text_one: 'Ein Dokument läuft am {{day}} ab.',
      text_other: '{{count}} Dokumente laufen am {{day}} ab.',
    },
    searchedInVain: { text: '«{{text}}» wurde {{count}}-mal gesucht und nicht gefunden.' },
    importEnded: {
      done: 'Importiert: {{created}} neu, {{changed}} geändert, {{deleted}} gelöscht. Zeilen mit Fehlern: {{failed}}.',
      checked:
        'Geprüft: {{created}} neu, {{changed}} geändert, {{deleted}} gelöscht. Zeilen mit Fehlern: {{failed}}.',
      refused: 'Dieser Import ist nicht gelungen.',
    },
    bulkEnded: {
      done: 'Geändert: {{changed}}. Abgelehnt: {{refused}}.',
      undone: 'Zurückgenommen: {{changed}}. Geblieben: {{refused}}.',
    },
    webhookOff: {
      failing:
        'Der Webhook «{{name}}» ist ausgeschaltet: Drei Tage lang kam nichts an. Schalten Sie ihn ein, sobald die Adresse wieder antwortet; was wartet, wird dann gesendet.',
      gone: 'Der Webhook «{{name}}» ist ausgeschaltet: Die Adresse sagt, dass es sie nicht mehr gibt (410).',
    },
  },
  noticeMail: {
    subject: '{{count}} Neuigkeiten auf {{platform}}',
    text: 'Guten Tag\n\nDas ist neu für Sie:\n\n{{lines}}\n\nMehr dazu im Backoffice, unter der Glocke. Dort bestimmen Sie auch, worüber Sie Mails bekommen:\n\n{{link}}\n\n{{platform}}',
  },
  rightMail: {
    invited: {
      subject: 'Ihr Zugang zu {{platform}}',
      text: 'Guten Tag\n\nJemand hat {{email}} ein Recht im Backoffice von {{platform}} gegeben. Legen Sie mit dieser Adresse ein Konto an, oder melden Sie sich an; das Recht gilt, sobald Sie die Adresse bestätigt haben:\n\n{{link}}\n\nKennen Sie {{platform}} nicht, so tun Sie nichts: Ohne Ihre Anmeldung geschieht nichts.\n\n{{platform}}',
    },
    granted: {
      subject: 'Sie haben Zugang',
      text: 'Guten Tag\n\nIhre Anfrage bei {{platform}} ist bewilligt. Hier geht es weiter:\n\n{{link}}\n\n{{platform}}',
    },
    refused: {
      subject: 'Ihre Anfrage ist abgelehnt',
      text: 'Guten Tag\n\nIhre Anfrage bei {{platform}} ist abgelehnt. {{reason}}\n\nWas Sie angefragt haben, steht in Ihrem Profil:\n\n{{link}}\n\n{{platform}}',
    },
    asked: {
      subject: 'Jemand bittet um Zugang',
      text: 'Guten Tag\n\n{{who}} bittet um ein Recht bei {{platform}}. {{company}}\n\n{{wish}}\n\nGeben oder ablehnen können Sie es hier:\n\n{{link}}\n\n{{platform}}',
    },
  },
  newsletterMail: {
    subject: 'Newsletter bestätigen',
    text: 'Guten Tag\n\nSie möchten den Newsletter von {{platform}} an {{email}} erhalten. Bestätigen Sie das mit diesem Link:\n\n{{link}}\n\nHaben Sie sich nicht angemeldet, so tun Sie nichts: Sie erhalten dann nichts von uns.\n\n{{platform}}',
  },
  list: {
    quantity: 'Menge',
    note: 'Bemerkung',
    comparison: 'Vergleich',
    property: 'Eigenschaft',
    differing: 'Unterschiede',
    same: 'Bei allen gleich',
    yes: 'ja',
    no: 'nein',
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
