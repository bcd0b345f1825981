import { plausibility } from './plausibility.ts';
/** What is wrong with a value, a record, a call or a file, and what to do about it; by the code of the fault. */
export const faults = {
  ...plausibility,
  taken: 'Das ist schon vergeben. Wählen Sie etwas anderes.',
  'unknown-field': 'Das Feld {{field}} gibt es hier nicht.',
  'probably-meant': 'Gemeint ist wohl «{{name}}».',
  'unreadable-id': 'Das ist keine Kennung: der Schlüssel wie in der Adresse, etwa `alpenfenster/f1`.',
  'other-order':
    '`after` gehört zu der Reihenfolge, in der `Link` es gesagt hat. Nehmen Sie die ganze Adresse aus `Link`.',
  'no-cursor':
    'Das ist kein Zeiger von hier. Nehmen Sie `next` der letzten Antwort, oder beginnen Sie ohne `after`.',
  'idempotency-key-used': 'Dieser Idempotency-Key steht schon für einen anderen Aufruf.',
  'too-long': 'Höchstens {{maximum}} Zeichen.',
  'too-many': 'Höchstens {{maximum}} Einträge.',
  'too-big': 'Höchstens {{maximum}}.',
  'too-small': 'Mindestens {{minimum}}.',
  required: 'Diese Angabe fehlt.',
  'wrong-type': 'Das passt hier nicht. Erwartet wird {{expected}}.',
  'type-string': 'ein Text',
  'type-number': 'eine Zahl, etwa 12.5',
  'type-int': 'eine ganze Zahl, etwa 12',
  'type-boolean': 'ja oder nein',
  'type-array': 'eine Liste',
  'type-object': 'ein Objekt',
  'wrong-form': 'Diese Angabe ist nicht zu verstehen. Welche Form sie hat, steht unter /api/docs.',
  'target-form':
    'Das ist keine Adresse. Schreiben Sie sie vollständig, etwa https://erp.example.com/hooks, ohne Passwort und ohne #.',
  'target-plain': 'Gesendet wird nur verschlüsselt: Nehmen Sie eine Adresse mit https://.',
  'target-port': 'An den Anschluss {{port}} wird nichts gesendet. Nehmen Sie eine Adresse ohne Portnummer.',
  'target-not-public':
    '{{host}} ist nicht öffentlich erreichbar. Nehmen Sie eine Adresse, die aus dem Internet erreichbar ist.',
  'webhook-off': 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  'day-passed': 'Dieser Tag ist vorbei: Nehmen Sie {{today}} oder einen späteren.',
  'date-form': 'Ein Datum steht als Jahr-Monat-Tag, zum Beispiel 2026-01-31.',
  'email-form': 'Eine E-Mail-Adresse sieht so aus: name@example.com.',
  'whole-number': 'Erwartet wird eine ganze Zahl, zum Beispiel 12.',
  'single-value': 'Hier steht ein einzelner Wert und keine Liste, zum Beispiel "weiss" statt ["weiss"].',
  'product-place':
    'Erwartet werden zwei Kennungen mit Schrägstrich dazwischen, zum Beispiel alpenfenster/f1.',
  'link-token': 'Dieser Link ist nicht vollständig. Öffnen Sie ihn so, wie er in der Nachricht steht.',
  'range-order': 'Ein Bereich nennt zuerst die frühere Zeile, zum Beispiel [0,24].',
  'row-taken': 'Diese Zeile ist schon übernommen und wird nicht mehr gelesen.',
  'column-letter': 'Erwartet wird der Buchstabe einer Spalte, zum Beispiel C.',
  'version-form': 'Eine Version steht in Anführungszeichen, zum Beispiel "3".',
  'control-character': 'Steuerzeichen sind nicht erlaubt. Entfernen Sie sie.',
  'gtin-check-digit': 'Die Prüfziffer der GTIN stimmt nicht. Vergleichen Sie die Nummer mit der Verpackung.',
  'gtin-length': 'Eine GTIN hat 8, 12, 13 oder 14 Ziffern.',
  'sid-shape':
    'Nur Buchstaben ohne Akzente, Ziffern, Punkt, Binde- und Unterstrich; am Anfang ein Buchstabe oder eine Ziffer.',
  'bkp-shape':
    'Ein BKP-Code hat eine bis drei Ziffern, nach drei Ziffern auch einen Punkt und ein oder zwei weitere: 27, 273, 273.1.',
  'npk-shape':
    'Eine NPK-Position hat drei Ziffern, dahinter höchstens zweimal einen Punkt und drei Ziffern: 342, 342.111.',
  'ifc-shape':
    'Ein Typ von IFC beginnt mit Ifc, gross geschrieben wie im Schema: IfcThermalTransmittanceMeasure.',
  'etim-shape': 'Eine ETIM-Klasse heisst EC mit sechs Ziffern: EC002698.',
  'customs-tariff-shape': 'Eine Zolltarifnummer hat 6, 8, 10 oder 12 Ziffern: 4418.1100.',
  'country-shape': 'Ein Land sind zwei Grossbuchstaben nach ISO 3166: CH, DE, IT.',
  'not-json': 'Das ist kein gültiges JSON.',
  'encoding-broken':
    'Der Inhalt lässt sich nicht als {{encoding}} auspacken. Packen Sie ihn neu, oder lassen Sie Content-Encoding weg.',
  'form-broken': 'Das Formular ist unvollständig. Senden Sie es noch einmal.',
  'unknown-name': '«{{name}}» gibt es hier nicht. Schreiben Sie den ganzen Namen oder die Kennung.',
  'several-called-so': 'Mehrere heissen «{{name}}». Schreiben Sie die Kennung: {{choices}}.',
  'unknown-record': '«{{sid}}» gibt es nicht. Wählen Sie etwas Vorhandenes.',
  'read-only': 'Dieses Feld kann nicht geändert werden. Lassen Sie es weg oder unverändert.',
  'differs-from-address': 'Das widerspricht der Adresse des Aufrufs ({{expected}}).',
  'not-sortable': 'Danach kann nicht sortiert werden. Möglich sind: {{choices}}.',
  'not-filterable': 'Danach kann nicht gefiltert werden. Möglich sind: {{choices}}.',
  'range-too-wide': 'Höchstens {{maximum}} Zeilen auf einmal.',
  'range-too-far':
    'Weiter als {{maximum}} Zeilen blättert niemand. Schränken Sie die Liste mit einem Filter ein.',
  'unknown-file': 'Das ist keine gespeicherte Datei. Laden Sie die Datei zuerst hoch.',
  link: 'Ein Link beginnt mit /, https:// oder mailto:.',
  'web-address': 'Eine Webadresse sieht aus wie https://www.firma.example.',
  'video-host': 'Ein Video liegt bei uns oder bei einem dieser Anbieter: {{hosts}}.',
  'ends-before-it-begins': 'Das Ende liegt vor dem Anfang.',
  'legal-stays-published': 'Diese Rechtsseite ist von jeder Seite aus verlinkt und bleibt veröffentlicht.',
  itself: 'Das verweist auf sich selbst. Wählen Sie etwas anderes.',
  'not-alike': '«{{sid}}» ist von anderer Art und kann hier nicht an die Stelle treten.',
  cycle: '«{{sid}}» läge so unter sich selbst.',
  'needs-review':
    'Das wäre sofort zu sehen und braucht eine Freigabe. Speichern Sie es als Entwurf und reichen Sie ihn ein, oder bitten Sie jemanden, der freigeben darf.',
  'named-twice': '«{{sid}}» kommt zweimal vor.',
  'not-a-child': '«{{sid}}» liegt nicht direkt unter dieser Kategorie.',
  'child-left-out': '«{{sid}}» fehlt. Nennen Sie alle Kategorien dieser Ebene.',
  'too-many-siblings': 'Direkt unter einer Kategorie hängen höchstens {{maximum}}.',
  'not-in-tree': '«{{sid}}» hängt selbst nicht im Baum. Hängen Sie zuerst diese Kategorie ein.',
  'has-children':
    'Darunter hängt noch «{{sid}}». Hängen Sie diese Kategorie um oder nehmen Sie sie auch heraus.',
  'category-needed': 'In dieser Kategorie sind {{count}} Produkte. Ordnen Sie sie zuerst einer anderen zu.',
  'parent-left-out': '«{{sid}}» wurde nicht übernommen. Diese Kategorie hängt deshalb nirgends.',
  'too-deep': 'Höchstens {{maximum}} Ebenen.',
  'general-right-only': 'Dieses Recht gilt für alle. Lassen Sie die Einschränkung weg.',
  'sub-or-email': 'Nennen Sie entweder den Benutzer oder die E-Mail-Adresse.',
  'one-of': 'Nennen Sie genau eine dieser Angaben: {{choices}}.',
  'empty-file': 'Die Datei ist leer. Senden Sie eine Datei mit Einträgen.',
  'not-a-workbook': 'Das ist keine Arbeitsmappe, die wir lesen. Speichern Sie die Tabelle als .xlsx.',
  'unknown-format':
    'Dieses Format kennen wir nicht. Gelesen werden: {{formats}}. Am einfachsten speichern Sie die Tabelle als Excel (.xlsx).',
  'plain-text':
    'Das ist ein Text ohne Spalten. Speichern Sie ihn als CSV, mit einem Strichpunkt zwischen den Spalten.',
  pdf: 'Das ist ein PDF. Gelesen werden Tabellen: Senden Sie die Liste, aus der es entstand, als Excel (.xlsx).',
  'image-file':
    'Das ist ein Bild. Gelesen werden Tabellen, am besten Excel (.xlsx); Bilder laden Sie bei den Artikeln hoch.',
  'word-document':
    'Das ist ein Textdokument. Kopieren Sie seine Tabelle in Excel, und speichern Sie sie als .xlsx.',
  presentation:
    'Das ist eine Präsentation. Kopieren Sie ihre Tabelle in Excel, und speichern Sie sie als .xlsx.',
  'numbers-document': 'Das ist eine Datei von Numbers oder Pages. Exportieren Sie sie als Excel (.xlsx).',
  'database-file':
    'Das ist eine Datenbank. Exportieren Sie die Tabelle der Artikel als Excel (.xlsx) oder CSV.',
  'other-xml':
    'In diesem XML («{{root}}») finden wir keine Artikel: kein Element enthält mehrere Angaben. Speichern Sie die Liste als .xlsx oder CSV.',
  'other-archive': 'Diese Art von Archiv wird nicht geöffnet. Packen Sie die Datei als .zip oder .gz.',
  'packed-twice': 'In der Datei liegt noch ein Archiv. Packen Sie die Tabelle nur einmal.',
  'zip-without-table':
    'In dem Archiv liegt keine Tabelle. Legen Sie eine hinein, am besten Excel (.xlsx) oder CSV.',
  'zip-of-several': 'In dem Archiv liegen {{count}} Tabellen: {{names}}. Senden Sie jede für sich.',
  'old-xls': 'Das ist ein Excel-Format von 1992 oder früher. Speichern Sie die Tabelle als .xlsx.',
  'binary-workbook': 'Das ist eine binäre Arbeitsmappe (.xlsb). Speichern Sie die Tabelle als .xlsx.',
  encrypted: 'Die Datei ist mit einem Kennwort geschützt. Entfernen Sie das Kennwort.',
  html: 'Diese HTML-Seite enthält keine Tabelle. Speichern Sie die Liste als .xlsx oder als CSV.',
  'damaged-compound': 'Die Datei (.xls) ist beschädigt. Speichern Sie sie in Excel als .xlsx.',
  'no-articles':
    'In der DATANORM-Lieferung steht kein Artikel. Senden Sie die Datei mit den Artikeln (DATANORM.001) mit.',
  'damaged-zip': 'Die Datei ist beschädigt oder unvollständig. Speichern und senden Sie sie noch einmal.',
  'duplicate-entry': 'Die Datei enthält einen Teil zweimal. Speichern Sie sie in Excel neu.',
  'too-many-entries': 'Die Datei hat mehr als {{limit}} Teile. Entfernen Sie Bilder und überzählige Blätter.',
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
  'too-many-columns':
    'Auf dem Blatt «{{sheet}}» steht etwas in Spalte {{column}}; gelesen werden {{limit}} Spalten. Löschen Sie, was nicht gebraucht wird.',
  'too-many-merges':
    'Auf dem Blatt «{{sheet}}» sind mehr als {{limit}} Zellen verbunden. Heben Sie die Verbindungen auf.',
  'too-slow': 'Die Datei ist zu aufwendig zu lesen. Teilen Sie sie auf.',
  'formula-error': 'Die Formel ergibt einen Fehler. Schreiben Sie den Wert selbst in die Zelle.',
  'formula-without-value': 'Die Formel wurde nie berechnet. Öffnen und speichern Sie die Datei in Excel.',
  'not-a-number': 'Das ist keine Zahl. Schreiben Sie eine, etwa 12.5.',
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
  'file-too-deep': 'Die Datei ist tiefer geschachtelt als {{limit}} Ebenen.',
  'element-too-large': '«{{element}}» ist grösser als {{limit}} Bytes. Teilen Sie die Datei auf.',
  'damaged-record':
    'Eintrag {{number}} ist kein gültiges JSON. Speichern und senden Sie die Datei noch einmal.',
  'product-too-large': 'Ein Eintrag ist grösser als {{limit}} Bytes.',
  'duplicate-field': '«{{field}}» steht in diesem Eintrag zweimal. Lassen Sie eines davon weg.',
  'no-headings':
    'Auf keinem Blatt wurde eine Titelzeile gefunden. Eine Spalte muss «{{articleNumber}}» oder «Kennung» heissen.',
  'no-rows': 'Die Datei enthält keine Einträge.',
  'missing-column':
    'Die Spalte «{{column}}» fehlt, aber neue Einträge brauchen sie (Zeilen: {{count}}). Fügen Sie sie hinzu.',
  'unread-column': 'Diese Spalte wird nicht gelesen, denn ihre Überschrift ist unbekannt.',
  'unread-column-several': 'Diese Spalten werden nicht gelesen, denn ihre Überschriften sind unbekannt.',
  'unknown-column':
    'Diese Spalte wird nicht gelesen, denn ihre Überschrift ist unbekannt. Ihre Werte werden aufbewahrt, bis Sie sie zuordnen oder verwerfen.',
  'unknown-column-several':
    'Diese Spalten werden nicht gelesen, denn ihre Überschriften sind unbekannt. Ihre Werte werden aufbewahrt, bis Sie sie zuordnen oder verwerfen.',
  'unsure-column': 'Diese Spalte wird nicht gelesen, bis jemand sagt, was sie bedeutet.',
  'unsure-column-several': 'Diese Spalten werden nicht gelesen, bis jemand sagt, was sie bedeuten.',
  'other-language':
    'Die Texte dieser Spalte sind in keiner Sprache des Katalogs. Bis Sie eine andere sagen, stehen sie unter der Ihren.',
  'other-language-several':
    'Die Texte dieser Spalten sind in keiner Sprache des Katalogs. Bis Sie eine andere sagen, stehen sie unter der Ihren.',
  'number-doubted':
    'Auch diese Spalte könnte die Artikelnummer sein. Sagen Sie vor dem Einspielen, welche es ist: Unter anderen Nummern sind es andere Produkte.',
  'number-doubted-several':
    'Auch diese Spalten könnten die Artikelnummer sein. Sagen Sie vor dem Einspielen, welche es ist: Unter anderen Nummern sind es andere Produkte.',
  'files-beside':
    'Weitere Dateien in der ZIP-Datei: {{count}}. Geben Sie dieselbe ZIP-Datei nach dem Einspielen bei den Bildern ab: Dort finden Bilder und Dokumente ihre Produkte.',
  'lists-left-out':
    'Weitere Listen der Datei, die nicht gelesen werden: {{lists}}. Sie sehen nicht nach Produkten aus.',
  'group-rows':
    'Zwischentitel, unter denen Einträge stehen: {{count}} (Zeilen {{rows}}). Von ihnen haben Einträge ihre Kategorie.',
  'number-composed':
    'Die Liste hat keine Artikelnummern: {{count}} Einträge haben eine, die aus {{columns}} gebildet ist. Bei der nächsten Liste ist es dieselbe.',
  'title-composed':
    'Keine Spalte ist ein Titel: {{count}} Einträge heissen nach {{columns}}. Wer schon einen Titel hat, behält ihn.',
  'variants-carried':
    'Varianten, die Titel und Texte von der ersten mit gleichem Wert in {{columns}} haben: {{count}}.',
  'rows-left-out': 'Zeilen mit Summen oder Konditionen, die ausgelassen wurden: {{count}} (Zeilen {{rows}}).',
  'category-of-sheet': 'Einträge, die ihre Kategorie vom Namen des Blatts haben: {{count}}.',
  'category-carried':
    'Einträge, die ihre Kategorie von der Zeile darüber haben, da sie nur einmal dasteht: {{count}}.',
  'duplicate-column': 'Das steht schon in Spalte {{column}}. Löschen Sie eine der beiden Spalten.',
  'duplicate-column-several': 'Was in diesen Spalten steht, sagen schon andere. Löschen Sie je eine davon.',
  'ambiguous-column': 'Mehrere Merkmale heissen so. Schreiben Sie eine dieser Kennungen: {{choices}}.',
  'sheet-skipped': 'Das Blatt «{{sheet}}» wurde ausgelassen: Es hat keine Titelzeile mit bekannten Spalten.',
  'sheet-unnumbered':
    'Das Blatt «{{sheet}}» wurde ausgelassen: Keine seiner Spalten nummeriert sicher Produkte. Sagen Sie bei den Spalten, welche es tut.',
  'other-table': 'Hier beginnt eine weitere Tabelle mit eigenen Spalten: Sie wurde für sich gelesen.',
  'headings-repeated': 'Diese Zeile wurde übergangen: Sie wiederholt die Titelzeile.',
  'repeated-row': 'Zeile {{row}} sagt dasselbe vom selben Produkt. Diese Zeile wird ausgelassen.',
  'repeated-row-several': 'Diese Zeilen sagen dasselbe wie eine Zeile weiter oben. Sie werden ausgelassen.',
  'title-row':
    'Diese Zeile wurde übergangen: Nur eine Zelle ist ausgefüllt, und sie nennt keinen vorhandenen Eintrag. Ist sie ein Eintrag, ergänzen Sie das Übrige.',
  'key-missing': 'Die Zeile hat weder {{articleNumber}} noch Kennung. Ergänzen Sie eine davon.',
  'unknown-language': 'Diese Sprache kennen wir nicht. Schreiben Sie eine von diesen: {{languages}}.',
  'differs-between-rows':
    'In Zeile {{row}} steht für denselben Eintrag etwas anderes. Nur Texte dürfen sich je Sprache unterscheiden; schreiben Sie überall dasselbe.',
  'differs-between-rows-several':
    'In mehreren Zeilen steht für denselben Eintrag Verschiedenes. Nur Texte dürfen sich je Sprache unterscheiden; schreiben Sie überall dasselbe.',
  'said-before':
    'In Zeile {{row}} steht für denselben Eintrag etwas anderes, und das gilt. Dieses hier wird nicht übernommen.',
  'said-before-several':
    'Mehrere Zeilen eines Blattes sagen von demselben Eintrag Verschiedenes. Es gilt die erste von ihnen.',
  'duplicate-key': 'Dieser Eintrag steht schon in Zeile {{row}}. Löschen Sie eine der beiden Zeilen.',
  'duplicate-key-several':
    'Diese Einträge stehen weiter oben schon einmal. Löschen Sie je eine der beiden Zeilen.',
  'foreign-company': 'Die Zeile gehört zu «{{orga}}», der Import aber zu «{{own}}». Löschen Sie die Zeile.',
  'no-category':
    'Keine Spalte sagt die Kategorie dieser Produkte. Sagen Sie, welche es ist, oder fügen Sie eine Spalte hinzu.',
  'unknown-category':
    'Diese Kategorie gibt es nicht. Schreiben Sie Kennung, Namen oder Pfad einer vorhandenen.',
  'ambiguous-category':
    'Mehrere Kategorien heissen so. Schreiben Sie den Pfad oder eine Kennung: {{choices}}.',
  'ambiguous-category-several':
    'So heissen jeweils mehrere Kategorien. Schreiben Sie den Pfad oder eine Kennung.',
  'unknown-product-line': 'Diese {{line}} gibt es hier nicht. Legen Sie sie zuerst an.',
  'ambiguous-product-line': 'Mehrere {{lines}} heissen so. Schreiben Sie eine dieser Kennungen: {{choices}}.',
  'ambiguous-product-line-several': 'So heissen jeweils mehrere {{lines}}. Schreiben Sie eine Kennung.',
  'unknown-attribute': 'Dieses Merkmal gibt es nicht.',
  'no-file-column': '«{{name}}» ist keine Spalte einer Produktdatei. Welche es gibt, sagt «product/columns».',
  'one-meaning':
    'Sagen Sie genau eines: eine Kategorie, ein Merkmal, eine Produktlinie oder ein anderes Wort.',
  'value-without-attribute': 'Sagen Sie auch, zu welchem Merkmal der Wert gehört.',
  'line-and-company': 'Nennen Sie die Linie und, wem sie gehört.',
  'no-class-carried':
    'Keine unserer Kategorien trägt eine Klasse aus dieser Datei. Geben Sie den Kategorien zuerst ihre ETIM-Klassen.',
  'etim-table-alone':
    'Diese Tabelle von ETIM sagt allein nichts über Merkmale. Senden Sie die Zip-Datei, wie sie veröffentlicht ist, oder ETIMARTCLASSFEATUREMAP.csv, ETIMFEATURE.csv oder ETIMVALUE.csv.',
  'etim-units':
    'Klassen messen dieses Merkmal verschieden: hier in {{unit}}, anderswo in {{others}}. Es bleibt bei {{unit}}.',
  'class-not-carried': 'Keine Kategorie trägt diese Klasse. Die Zeile wurde ausgelassen.',
  'unknown-meaning':
    'Was das bedeutet, ist nicht zu lesen. Schreiben Sie category:…, attribute:…, value:Merkmal=Wert, line:Firma/Linie oder word:….',
  'unknown-value': 'Diesen Wert hat das Merkmal nicht. Möglich sind: {{choices}}.',
  'unknown-choice': 'Möglich sind: {{choices}}',
  'unknown-image': 'Dieses Bild gibt es hier nicht. Laden Sie es zuerst hoch.',
  'not-yes-no': 'Erwartet wird ja oder nein.',
  'not-numeric': 'Erwartet wird eine Zahl, zum Beispiel {{example}}.',
  'ambiguous-number': 'Ist {{one}} oder {{other}} gemeint? Schreiben Sie es so.',
  'ambiguous-number-several':
    'Diese Zahlen sind auf zwei Arten zu lesen, wie {{one}} oder {{other}}. Schreiben Sie sie eindeutig.',
  'approximate-number': 'Der Wert ist ungefähr: Übernommen wurde die Zahl.',
  'tolerance-left-out': 'Die Toleranz wurde weggelassen: Übernommen wurde die Zahl.',
  'addition-left-out': 'Der Zusatz wurde weggelassen: Übernommen wurde die Zahl.',
  'number-range':
    'Das ist ein Bereich, das Merkmal nimmt eine Zahl. Der Wert wurde aufbewahrt und nicht übernommen.',
  'number-bound':
    'Das ist eine Grenze, das Merkmal nimmt eine Zahl. Der Wert wurde aufbewahrt und nicht übernommen.',
  'several-numbers':
    'Das sind mehrere Zahlen, das Merkmal nimmt eine. Der Wert wurde aufbewahrt und nicht übernommen.',
  'first-of-month': 'Der Tag fehlt: Übernommen wurde {{day}}.',
  'first-of-month-several': 'Der Tag fehlt: Übernommen wurde der erste des Monats.',
  'price-column':
    'Preise gehören zu den Angeboten der Händler. Diese Spalte wird nicht gelesen und nur aufbewahrt, wenn Sie es sagen.',
  'price-column-several':
    'Preise gehören zu den Angeboten der Händler. Diese Spalten werden nicht gelesen und nur aufbewahrt, wenn Sie es sagen.',
  'raw-values-long':
    '{{count}} Werte ungelesener Spalten wurden nicht aufbewahrt, denn sie sind länger als {{most}} Zeichen.',
  'raw-values-full':
    '{{count}} Werte ungelesener Spalten wurden nicht aufbewahrt, denn mehr davon ist nicht erlaubt. Ordnen Sie Spalten zu, oder verwerfen Sie sie.',
  'not-kept': 'Von dieser Spalte sind keine Werte aufbewahrt.',
  'says-nothing': 'Hier steht, dass es keinen Wert gibt: Es bleibt, was gespeichert ist.',
  'unfit-unit':
    'Diese Einheit misst nicht, was das Merkmal misst: seine Werte stehen in {{unit}}. Schreiben Sie eine, in die sie umgerechnet werden können, oder lassen Sie das Feld leer.',
  'wrong-unit': 'Erwartet wird die Einheit {{unit}}. Rechnen Sie um, oder schreiben Sie nur die Zahl.',
  'number-as-text-lost':
    'Die Zelle ist eine gerundete Zahl. Formatieren Sie die Spalte als Text und tippen Sie die Nummer neu.',
  'gtin-repaired': 'Führende Nullen fehlten; die Prüfziffer passt zu {{gtin}}.',
  'gtin-repaired-several': 'Führende Nullen fehlten; mit ihnen stimmen die Prüfziffern.',
  'article-number-taken':
    'Diese {{articleNumber}} gehört schon zum Eintrag mit der Kennung «{{sid}}». Schreiben Sie dessen Kennung oder eine andere Nummer.',
  'article-number-taken-several':
    '{{articleNumber}}: Andere Einträge haben sie schon. Schreiben Sie deren Kennungen oder andere Nummern.',
  'right-lost': 'Das Recht dazu wurde Ihnen inzwischen genommen.',
  'nameless-row':
    'Mit deleteOthers muss jede Zeile ihren Eintrag nennen, sonst würde er gelöscht. Ergänzen Sie {{articleNumber}} oder Kennung.',
  'needs-confirmation':
    'Zu löschende Einträge: {{deleted}} von {{existing}}; Einträge anderer, die damit wegfallen oder etwas verlieren: {{lost}}. Bestätigen Sie mit confirm={{confirm}}.',
  'rehearsal-too-long':
    'Der Probelauf dauert länger als {{minutes}} Minuten und wurde abgebrochen. Teilen Sie die Datei auf, oder versuchen Sie es, wenn weniger Betrieb ist.',
  'not-there': 'Das gibt es hier nicht. Berichtigen oder löschen Sie den Eintrag.',
  'changed-meanwhile':
    'Das hat inzwischen jemand geändert. Prüfen Sie den neuen Stand und ändern Sie es dann noch einmal.',
  'gone-meanwhile': 'Das gibt es nicht mehr, oder Sie sehen es nicht mehr. Laden Sie die Liste neu.',
  'no-right-to-change': 'Dazu fehlt Ihnen das Recht. Lassen Sie es sich geben, oder wählen Sie nur Eigenes.',
  'nothing-there': 'Es gibt nichts, was zu diesem Filter passt. Ändern Sie den Filter.',
  'stale-row':
    'Inzwischen hat jemand das geändert. Laden Sie den neuen Stand und tragen Sie Ihre Änderung dort ein.',
  'too-many-issues': 'Es gibt mehr als {{limit}} Hinweise; die weiteren sind nicht aufgeführt.',
  'no-medium': 'Weder Bild noch PDF: Die Datei wird nicht übernommen.',
  'no-product':
    'Zu keinem Eintrag: Benennen Sie die Datei oder ihren Ordner nach {{articleNumber}} oder GTIN, etwa «12345_1.jpg».',
  'several-products':
    'Das könnte zu mehreren Einträgen gehören ({{products}}). Benennen Sie die Datei genauer.',
  'same-content': 'Derselbe Inhalt wie «{{path}}»; er wird einmal übernommen.',
  'same-name':
    'Der Name kommt in der ZIP-Datei noch einmal vor: Der letzte Eintrag gilt. Benennen Sie einen um.',
  'address-form':
    'Das ist keine Adresse eines Bildes. Schreiben Sie sie vollständig, etwa https://example.com/bild.jpg.',
  'address-unknown':
    'Den Server {{host}} gibt es nicht, oder er ist nicht zu finden. Prüfen Sie die Adresse.',
  'address-not-public': '{{host}} ist nicht öffentlich erreichbar. Laden Sie das Bild selbst hoch.',
  'address-port': 'Am Anschluss {{port}} wird nichts geholt. Nehmen Sie eine Adresse ohne Portnummer.',
  'fetch-failed': '{{host}} antwortet nicht. Versuchen Sie es später, oder laden Sie das Bild selbst hoch.',
  'fetch-refused': 'Unter dieser Adresse ist nichts zu haben (Status {{status}}). Prüfen Sie die Adresse.',
  'fetch-redirects':
    'Die Adresse leitet mehr als {{most}} Mal weiter. Nehmen Sie die Adresse des Bildes selbst.',
  'fetch-type':
    'Unter dieser Adresse liegt kein Bild und kein PDF, sondern «{{type}}». Nehmen Sie die Adresse der Datei selbst.',
  'fetch-too-large': 'Die Datei ist grösser als {{megabytes}} MB. Verkleinern Sie sie.',
  'fetch-too-slow':
    'Die Datei kam nicht innerhalb von {{seconds}} Sekunden. Versuchen Sie es später, oder laden Sie sie selbst hoch.',
  'zip-damaged': 'Die ZIP-Datei ist beschädigt ({{entry}}: {{reason}}). Packen Sie sie neu.',
  'zip-encrypted': 'Die ZIP-Datei ist verschlüsselt ({{entry}}). Packen Sie sie ohne Passwort.',
  'zip-entries': 'Die ZIP-Datei hat {{count}} Einträge, höchstens {{most}} sind möglich. Teilen Sie sie auf.',
  'zip-too-large':
    'Ausgepackt wäre der Inhalt grösser als {{megabytes}} MB. Teilen Sie ihn auf, oder verkleinern Sie die Bilder.',
  'zip-bomb':
    '«{{entry}}» der ZIP-Datei packt sich ungewöhnlich stark aus. Packen Sie nur Bilder und Dokumente.',
  'zip-path': 'Ein Eintrag der ZIP-Datei hat einen unzulässigen Namen: «{{entry}}». Packen Sie sie neu.',
};
