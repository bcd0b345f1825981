import { plausibility } from './plausibility.ts';
import type { SameTexts } from '../shape.ts';
import type { faults as german } from '../de/faults.ts';

export const faults = {
  ...plausibility,
  taken: 'È già in uso. Ne scelga un altro.',
  'unknown-field': 'Il campo {{field}} qui non esiste.',
  'probably-meant': 'Forse si intende «{{name}}».',
  'unreadable-id': 'Non è un identificativo: la chiave come nell’indirizzo, ad esempio `alpenfenster/f1`.',
  'other-order':
    '`after` appartiene all’ordine in cui `Link` lo ha indicato. Prenda l’intero indirizzo di `Link`.',
  'no-cursor': 'Non è un cursore di qui. Prendere `next` dell’ultima risposta, o cominciare senza `after`.',
  'idempotency-key-used': 'Questa Idempotency-Key indica già un’altra chiamata.',
  'too-long': 'Al massimo {{maximum}} caratteri.',
  'too-many': 'Al massimo {{maximum}} voci.',
  'too-big': 'Al massimo {{maximum}}.',
  'too-small': 'Almeno {{minimum}}.',
  required: 'Questa indicazione manca.',
  'wrong-type': 'Questo qui non va bene. Ci vuole {{expected}}.',
  'type-string': 'un testo',
  'type-number': 'un numero, per esempio 12.5',
  'type-int': 'un numero intero, per esempio 12',
  'type-boolean': 'sì o no',
  'type-array': 'una lista',
  'type-object': 'un oggetto',
  'wrong-form': 'Questa indicazione non è comprensibile. La sua forma è descritta in /api/docs.',
  'target-form':
    'Questo non è un indirizzo. Scriverlo per intero, ad esempio https://erp.example.com/hooks, senza password e senza #.',
  'target-plain': 'Nulla viene inviato senza cifratura: prendere un indirizzo con https://.',
  'target-port': 'Nulla viene inviato alla porta {{port}}. Prendere un indirizzo senza numero di porta.',
  'target-not-public':
    '{{host}} non è raggiungibile pubblicamente. Prendere un indirizzo raggiungibile da Internet.',
  'webhook-off': 'Questo webhook è disattivato. Attivarlo prima.',
  'day-passed': 'Questo giorno è passato: scelga {{today}} o un giorno successivo.',
  'date-form': 'Una data si scrive anno-mese-giorno, per esempio 2026-01-31.',
  'email-form': 'Un indirizzo e-mail si scrive così: name@example.com.',
  'whole-number': 'È atteso un numero intero, per esempio 12.',
  'single-value': 'Qui sta un solo valore e non una lista, per esempio "bianco" e non ["bianco"].',
  'product-place': 'Sono attesi due identificativi separati da una barra, per esempio alpenfenster/f1.',
  'link-token': 'Questo link non è completo. Lo apra così come sta nel messaggio.',
  'range-order': 'Un intervallo indica prima la riga iniziale, per esempio [0,24].',
  'row-taken': 'Questa riga è già stata ripresa e non viene più letta.',
  'column-letter': 'È attesa la lettera di una colonna, per esempio C.',
  'version-form': 'Una versione sta tra virgolette, per esempio "3".',
  'control-character': 'I caratteri di controllo non sono ammessi. Li rimuova.',
  'gtin-check-digit': 'La cifra di controllo del GTIN è errata. Confronti il numero con l’imballaggio.',
  'gtin-length': 'Un GTIN ha 8, 12, 13 o 14 cifre.',
  'sid-shape':
    'Solo lettere senza accenti, cifre, punti, trattini e trattini bassi; prima una lettera o una cifra.',
  'bkp-shape':
    'Un codice CCC ha da una a tre cifre e, dopo tre, un punto con una o due altre: 27, 273, 273.1.',
  'npk-shape':
    'Una posizione CPN ha tre cifre, seguite al massimo due volte da un punto e tre cifre: 342, 342.111.',
  'ifc-shape': 'Un tipo IFC inizia con Ifc ed è scritto come nello schema: IfcThermalTransmittanceMeasure.',
  'etim-shape': 'Una classe ETIM è EC con sei cifre: EC002698.',
  'customs-tariff-shape': 'Un numero di tariffa doganale ha 6, 8, 10 o 12 cifre: 4418.1100.',
  'country-shape': 'Un paese sono due lettere maiuscole secondo ISO 3166: CH, DE, IT.',
  'not-json': 'Questo non è JSON valido.',
  'encoding-broken':
    'Il contenuto non si può decomprimere come {{encoding}}. Lo comprima di nuovo o ometta Content-Encoding.',
  'form-broken': 'Il modulo è incompleto. Lo invii di nuovo.',
  'unknown-name': '«{{name}}» qui non esiste. Scriva il nome intero o l’identificativo.',
  'several-called-so': 'Più d’uno si chiama «{{name}}». Scriva l’identificativo: {{choices}}.',
  'unknown-record': '«{{sid}}» non esiste. Scelga qualcosa di esistente.',
  'read-only': 'Questo campo non può essere modificato. Lo ometta o lo lasci invariato.',
  'differs-from-address': 'Ciò contraddice l’indirizzo della chiamata ({{expected}}).',
  'not-sortable': 'Non ordinabile. Valori possibili: {{choices}}.',
  'not-filterable': 'Non filtrabile. Valori possibili: {{choices}}.',
  'range-too-wide': 'Al massimo {{maximum}} righe alla volta.',
  'range-too-far': 'L’elenco si ferma a {{maximum}} righe. Lo restringa con un filtro.',
  'unknown-file': 'Questo non è un file salvato. Carichi prima il file.',
  link: 'Un link inizia con /, https:// o mailto:.',
  'web-address': 'Un indirizzo web ha la forma https://www.azienda.example.',
  'video-host': 'Un video si trova da noi o presso uno di questi fornitori: {{hosts}}.',
  'ends-before-it-begins': 'La fine precede l’inizio.',
  'legal-stays-published': 'Ogni pagina rimanda a questa pagina legale; resta pubblicata.',
  itself: 'Questo rimanda a sé stesso. Scelga qualcos’altro.',
  'not-alike': '«{{sid}}» è di altro tipo e non può prendere il suo posto.',
  cycle: '«{{sid}}» si troverebbe sotto sé stessa.',
  'needs-review':
    'Sarebbe subito visibile e richiede un’approvazione. Lo salvi come bozza e la sottoponga, o si rivolga a chi può approvare.',
  'named-twice': '«{{sid}}» compare due volte.',
  'not-a-child': '«{{sid}}» non si trova direttamente sotto questa categoria.',
  'child-left-out': '«{{sid}}» manca. Citi tutte le categorie di questo livello.',
  'too-many-siblings': 'Direttamente sotto una categoria ce ne sono al massimo {{maximum}}.',
  'not-in-tree': '«{{sid}}» non si trova essa stessa nell’albero. Inserisca prima questa categoria.',
  'has-children': 'Sotto si trova ancora «{{sid}}». Sposti questa categoria o tolga anch’essa.',
  'category-needed': 'In questa categoria ci sono {{count}} prodotti. Li assegni prima a un’altra.',
  'parent-left-out': '«{{sid}}» non è stata ripresa. Perciò questa categoria non si trova da nessuna parte.',
  'too-deep': 'Al massimo {{maximum}} livelli.',
  'general-right-only': 'Questo diritto vale per tutti. Ometta la restrizione.',
  'sub-or-email': 'Indichi l’utente oppure l’indirizzo e-mail.',
  'one-of': 'Indichi esattamente uno di questi dati: {{choices}}.',
  'empty-file': 'Il file è vuoto. Invii un file con delle voci.',
  'not-a-workbook': 'Questa non è una cartella di lavoro che leggiamo. Salvate la tabella come .xlsx.',
  'unknown-format':
    'Non conosciamo questo formato. Si leggono: {{formats}}. La cosa più semplice è salvare la tabella come Excel (.xlsx).',
  'plain-text': 'Questo è un testo senza colonne. Salvatelo come CSV, con un punto e virgola tra le colonne.',
  pdf: 'Questo è un PDF. Si leggono tabelle: inviate l’elenco da cui è nato come Excel (.xlsx).',
  'image-file':
    'Questa è un’immagine. Si leggono tabelle, meglio Excel (.xlsx); caricate le immagini presso gli articoli.',
  'word-document': 'Questo è un documento di testo. Copiate la sua tabella in Excel e salvatela come .xlsx.',
  presentation: 'Questa è una presentazione. Copiate la sua tabella in Excel e salvatela come .xlsx.',
  'numbers-document': 'Questo è un file di Numbers o Pages. Esportatelo come Excel (.xlsx).',
  'database-file': 'Questa è una banca dati. Esportate la tabella degli articoli come Excel (.xlsx) o CSV.',
  'other-xml':
    'In questo XML («{{root}}») non troviamo articoli: nessun elemento contiene più indicazioni. Salvate l’elenco come .xlsx o CSV.',
  'other-archive': 'Questo tipo di archivio non si apre. Comprimete il file come .zip o .gz.',
  'packed-twice': 'Nel file c’è un altro archivio. Comprimete la tabella una volta sola.',
  'zip-without-table': 'Nell’archivio non c’è nessuna tabella. Mettetene una, meglio Excel (.xlsx) o CSV.',
  'zip-of-several': 'Nell’archivio ci sono {{count}} tabelle: {{names}}. Inviatele una per una.',
  'old-xls': 'Questo è un formato Excel del 1992 o precedente. Salvate la tabella come .xlsx.',
  'binary-workbook': 'È una cartella di lavoro binaria (.xlsb). Salvi la tabella come .xlsx.',
  encrypted: 'Il file è protetto da una password. Tolga la password.',
  html: 'Questa pagina HTML non contiene tabelle. Salvi l’elenco come .xlsx o CSV.',
  'damaged-compound': 'Il file (.xls) è danneggiato. Salvatelo in Excel come .xlsx.',
  'no-articles':
    'Nella consegna DATANORM non c’è nessun articolo. Inviate anche il file degli articoli (DATANORM.001).',
  'damaged-zip': 'Il file è danneggiato o incompleto. Lo salvi e lo invii di nuovo.',
  'duplicate-entry': 'Il file contiene due volte la stessa parte. Lo salvi di nuovo in Excel.',
  'too-many-entries': 'Il file ha più di {{limit}} parti. Tolga immagini e fogli superflui.',
  'too-large': 'Il file decompresso è troppo grande. Lo divida.',
  ratio: 'Il file è compresso in modo sospetto e non viene aperto. Lo salvi di nuovo in Excel.',
  'missing-part': 'Manca una parte del file. Lo salvi di nuovo in Excel.',
  'bad-relationship': 'Le parti del file non combaciano. Lo salvi di nuovo in Excel.',
  'no-sheet': 'La cartella di lavoro non ha fogli.',
  doctype: 'Il file contiene istruzioni vietate (DOCTYPE). Lo salvi di nuovo in Excel.',
  'not-utf8': 'Il file non è scritto in UTF-8. Lo salvi di nuovo.',
  'damaged-xml': 'Il file è danneggiato. Lo salvi di nuovo in Excel.',
  'cut-off': 'Il file si interrompe a metà. Lo invii di nuovo, completo.',
  'bad-reference': 'Una cella si trova in un posto impossibile. Salvi di nuovo il file in Excel.',
  'bad-string-index': 'Una cella rimanda a un testo che non esiste. Salvi di nuovo il file in Excel.',
  'text-too-long': 'Un testo supera i 32 767 caratteri. Lo accorci.',
  'too-many-rows': 'Il file ha più di {{limit}} righe. Lo divida.',
  'too-many-columns':
    'Sul foglio «{{sheet}}» c’è qualcosa nella colonna {{column}}; si leggono {{limit}} colonne. Cancellate ciò che non serve.',
  'too-many-merges': 'Sul foglio «{{sheet}}» sono unite più di {{limit}} celle. Annulli le unioni.',
  'too-slow': 'Il file richiede troppo tempo per la lettura. Lo divida.',
  'formula-error': 'La formula dà un errore. Scriva il valore stesso nella cella.',
  'formula-without-value': 'La formula non è mai stata calcolata. Apra il file in Excel e lo salvi.',
  'not-a-number': 'Non è un numero. Ne scriva uno, per esempio 12.5.',
  'number-out-of-range': 'Il numero è troppo grande.',
  'integer-too-large':
    'Il numero ha più cifre di quante Excel ne conservi. Formatti la colonna come testo e lo riscriva.',
  'not-a-date': 'Non è una data.',
  'date-out-of-range': 'La data è fuori dall’intervallo dal 1900 al 9999.',
  'not-a-boolean': 'Non è né vero né falso.',
  'forbidden-character': 'Il testo contiene un carattere vietato. Lo riscriva.',
  'damaged-json': 'Il file non è JSON valido (al byte {{position}}).',
  'not-an-array': 'Il file deve essere un elenco di voci: [ {…}, {…} ].',
  'not-an-object': 'Non è una voce. Una voce sta tra parentesi graffe.',
  'file-too-deep': 'Il file è annidato per più di {{limit}} livelli.',
  'element-too-large': '«{{element}}» supera {{limit}} byte. Divida il file.',
  'damaged-record': 'La voce {{number}} non è un JSON valido. Salvi il file e lo invii di nuovo.',
  'product-too-large': 'Una voce supera {{limit}} byte.',
  'duplicate-field': '«{{field}}» compare due volte in questa voce. Ne tolga uno.',
  'no-headings':
    'Non è stata trovata una riga di intestazioni. Una colonna deve chiamarsi «{{articleNumber}}» o «Identificativo».',
  'no-rows': 'Il file non contiene voci.',
  'missing-column':
    'Manca la colonna «{{column}}», ma le nuove voci ne hanno bisogno (righe: {{count}}). La aggiunga.',
  'unread-column': 'Questa colonna non viene letta, perché la sua intestazione è sconosciuta.',
  'unread-column-several': 'Queste colonne non vengono lette, perché le loro intestazioni sono sconosciute.',
  'unknown-column':
    'Questa colonna non viene letta, perché la sua intestazione è sconosciuta. I suoi valori sono conservati finché non li attribuisce o li scarta.',
  'unknown-column-several':
    'Queste colonne non vengono lette, perché le loro intestazioni sono sconosciute. I loro valori sono conservati finché non li attribuisce o li scarta.',
  'unsure-column': 'Questa colonna non viene letta finché qualcuno non dice che cosa significa.',
  'unsure-column-several': 'Queste colonne non vengono lette finché qualcuno non dice che cosa significano.',
  'other-language':
    'I testi di questa colonna non sono in nessuna lingua del catalogo. Finché non ne indica un’altra, stanno sotto la Sua.',
  'other-language-several':
    'I testi di queste colonne non sono in nessuna lingua del catalogo. Finché non ne indica un’altra, stanno sotto la Sua.',
  'number-doubted':
    'Anche questa colonna potrebbe essere il numero d’articolo. Dica quale è prima di importare: con altri numeri sono altri prodotti.',
  'number-doubted-several':
    'Anche queste colonne potrebbero essere il numero d’articolo. Dica quale è prima di importare: con altri numeri sono altri prodotti.',
  'files-beside':
    'Altri file nel file ZIP: {{count}}. Consegni lo stesso file ZIP alle immagini dopo l’importazione: lì immagini e documenti trovano i loro prodotti.',
  'lists-left-out': 'Altri elenchi del file che non vengono letti: {{lists}}. Non sembrano prodotti.',
  'group-rows': 'Titoli sopra le voci: {{count}} (righe {{rows}}). Alcune voci ne traggono la categoria.',
  'number-composed':
    'L’elenco non ha numeri di articolo: {{count}} voci ne hanno uno formato da {{columns}}. Con il prossimo elenco sarà lo stesso.',
  'title-composed':
    'Nessuna colonna è un titolo: {{count}} voci si chiamano secondo {{columns}}. Chi ha già un titolo lo mantiene.',
  'variants-carried':
    'Varianti che hanno titolo e testi dalla prima con lo stesso valore in {{columns}}: {{count}}.',
  'rows-left-out': 'Righe di totali o condizioni tralasciate: {{count}} (righe {{rows}}).',
  'category-of-sheet': 'Voci che traggono la categoria dal nome del foglio: {{count}}.',
  'category-carried':
    'Voci che traggono la categoria da una riga sopra, dove compare una volta sola: {{count}}.',
  'duplicate-column': 'La colonna {{column}} dice già lo stesso. Elimini una delle due.',
  'duplicate-column-several': 'Altre colonne dicono già lo stesso. Elimini ogni volta una delle due.',
  'ambiguous-column':
    'Più caratteristiche si chiamano così. Scriva uno di questi identificativi: {{choices}}.',
  'sheet-skipped': 'Il foglio «{{sheet}}» è stato tralasciato: non ha una riga di intestazioni conosciute.',
  'sheet-unnumbered':
    'Il foglio «{{sheet}}» è stato tralasciato: nessuna delle sue colonne numera con certezza dei prodotti. Dite tra le colonne quale lo fa.',
  'other-table': 'Qui comincia un’altra tabella con colonne proprie: è stata letta a parte.',
  'headings-repeated': 'Questa riga è stata tralasciata: ripete la riga delle intestazioni.',
  'repeated-row': 'La riga {{row}} dice lo stesso dello stesso prodotto. Questa riga viene tralasciata.',
  'repeated-row-several': 'Queste righe dicono lo stesso di una riga più in alto. Vengono tralasciate.',
  'title-row':
    'Questa riga è stata tralasciata: una sola cella è compilata e non indica alcuna voce esistente. Se è una voce, aggiunga il resto.',
  'key-missing': 'Nella riga mancano sia «{{articleNumber}}» sia l’identificativo. Ne aggiunga uno.',
  'unknown-language': 'Questa lingua è sconosciuta. Scriva una di queste: {{languages}}.',
  'differs-between-rows':
    'La riga {{row}} dice altro della stessa voce. Solo i testi possono differire per lingua; scriva ovunque lo stesso.',
  'differs-between-rows-several':
    'Più righe dicono cose diverse della stessa voce. Solo i testi possono differire per lingua; scriva ovunque lo stesso.',
  'said-before': 'La riga {{row}} dice altro della stessa voce, e vale quella. Questo non viene ripreso.',
  'said-before-several': 'Più righe di un foglio dicono cose diverse della stessa voce. Vale la prima.',
  'duplicate-key': 'Questa voce è già nella riga {{row}}. Elimini una delle due righe.',
  'duplicate-key-several': 'Queste voci figurano già più in alto. Elimini ogni volta una delle due righe.',
  'foreign-company': 'La riga appartiene a «{{orga}}», ma l’importazione a «{{own}}». Elimini la riga.',
  'no-category':
    'Nessuna colonna indica la categoria di questi prodotti. Dica qual è o aggiunga una colonna.',
  'unknown-category': 'Questa categoria non esiste. Scriva identificativo, nome o percorso di una esistente.',
  'ambiguous-category':
    'Più categorie si chiamano così. Scriva il percorso o uno di questi identificativi: {{choices}}.',
  'ambiguous-category-several': 'Più categorie si chiamano così. Scriva il percorso o un identificativo.',
  'unknown-product-line': 'Non trovata qui: {{line}}. Da creare prima.',
  'ambiguous-product-line':
    '{{lines}}: più d’una si chiama così. Scriva uno di questi identificativi: {{choices}}.',
  'ambiguous-product-line-several': '{{lines}}: più d’una si chiama così. Scriva un identificativo.',
  'unknown-attribute': 'Questa caratteristica non esiste.',
  'no-file-column':
    '«{{name}}» non è una colonna di un file di prodotti. «product/columns» indica quali esistono.',
  'one-meaning':
    'Indichi una sola cosa: una categoria, una caratteristica, una linea di prodotti o un’altra parola.',
  'value-without-attribute': 'Indichi anche a quale caratteristica appartiene il valore.',
  'line-and-company': 'Indichi la linea e di chi è.',
  'no-class-carried':
    'Nessuna delle nostre categorie porta una classe di questo file. Dia prima alle categorie le loro classi ETIM.',
  'etim-table-alone':
    'Da sola questa tabella di ETIM non dice nulla delle caratteristiche. Mandi il file zip così come è pubblicato, oppure ETIMARTCLASSFEATUREMAP.csv, ETIMFEATURE.csv o ETIMVALUE.csv.',
  'etim-units':
    'Le classi misurano questa caratteristica diversamente: qui in {{unit}}, altrove in {{others}}. Resta {{unit}}.',
  'class-not-carried': 'Nessuna categoria porta questa classe. La riga è stata tralasciata.',
  'unknown-meaning':
    'Il significato non è leggibile. Scriva category:…, attribute:…, value:caratteristica=valore, line:azienda/linea o word:….',
  'unknown-value': 'La caratteristica non ha questo valore. Valori possibili: {{choices}}.',
  'unknown-choice': 'Valori possibili: {{choices}}',
  'unknown-image': 'Questa immagine non è ancora qui. La carichi prima.',
  'not-yes-no': 'È atteso sì o no.',
  'not-numeric': 'È atteso un numero, per esempio {{example}}.',
  'ambiguous-number': 'Si intende {{one}} o {{other}}? Lo scriva così.',
  'ambiguous-number-several':
    'Questi numeri si possono leggere in due modi, come {{one}} o {{other}}. Li scriva senza ambiguità.',
  'approximate-number': 'Il valore è approssimativo: è stato ripreso il numero.',
  'tolerance-left-out': 'La tolleranza è stata tralasciata: è stato ripreso il numero.',
  'addition-left-out': 'L’aggiunta è stata tralasciata: è stato ripreso il numero.',
  'number-range':
    'È un intervallo, e la caratteristica prende un numero. Il valore è stato conservato a parte e non ripreso.',
  'number-bound':
    'È un limite, e la caratteristica prende un numero. Il valore è stato conservato a parte e non ripreso.',
  'several-numbers':
    'Sono più numeri, e la caratteristica ne prende uno. Il valore è stato conservato a parte e non ripreso.',
  'first-of-month': 'Manca il giorno: è stato ripreso {{day}}.',
  'first-of-month-several': 'Manca il giorno: è stato ripreso il primo del mese.',
  'price-column':
    'I prezzi fanno parte delle offerte dei rivenditori. Questa colonna non viene letta, e conservata solo se lo dice Lei.',
  'price-column-several':
    'I prezzi fanno parte delle offerte dei rivenditori. Queste colonne non vengono lette, e conservate solo se lo dice Lei.',
  'raw-values-long':
    '{{count}} valori di colonne non lette non sono stati conservati, perché superano {{most}} caratteri.',
  'raw-values-full':
    '{{count}} valori di colonne non lette non sono stati conservati, perché l’azienda non può averne di più. Attribuisca delle colonne o le scarti.',
  'not-kept': 'Di questa colonna non è conservato alcun valore.',
  'says-nothing': 'Qui si dice che non c’è alcun valore: resta ciò che è salvato.',
  'unfit-unit':
    'Questa unità non misura ciò che misura la caratteristica: i suoi valori sono in {{unit}}. Ne scriva una in cui si possano convertire o lasci vuoto il campo.',
  'wrong-unit': 'È attesa l’unità {{unit}}. Converta il valore o scriva solo il numero.',
  'number-as-text-lost':
    'La cella è un numero arrotondato. Formatti la colonna come testo e riscriva il numero.',
  'gtin-repaired': 'Mancavano degli zeri iniziali; la cifra di controllo corrisponde a {{gtin}}.',
  'gtin-repaired-several': 'Mancavano degli zeri iniziali; con essi le cifre di controllo sono giuste.',
  'article-number-taken':
    '{{articleNumber}}: già in uso per la voce con l’identificativo «{{sid}}». Scriva quell’identificativo o un altro numero.',
  'article-number-taken-several':
    '{{articleNumber}}: già in uso per altre voci. Scriva i loro identificativi o altri numeri.',
  'right-lost': 'Nel frattempo Le è stato tolto il diritto di farlo.',
  'nameless-row':
    'Con deleteOthers ogni riga deve nominare la sua voce, altrimenti verrebbe eliminata. Aggiunga l’identificativo o questo: {{articleNumber}}.',
  'needs-confirmation':
    'Voci da eliminare: {{deleted}} su {{existing}}; voci di altri che spariscono o perdono qualcosa: {{lost}}. Confermi con confirm={{confirm}}.',
  'rehearsal-too-long':
    'La prova dura più di {{minutes}} minuti ed è stata interrotta. Divida il file, o riprovi quando c’è meno attività.',
  'not-there': 'Qui non c’è nulla del genere. Corregga la voce o la elimini.',
  'changed-meanwhile':
    'Nel frattempo qualcuno lo ha modificato. Verifichi lo stato attuale e modifichi di nuovo.',
  'gone-meanwhile': 'Non esiste più, o non lo vede più. Ricarichi l’elenco.',
  'no-right-to-change': 'Le manca il diritto. Lo chieda, oppure scelga solo ciò che è Suo.',
  'nothing-there': 'Nulla corrisponde a questo filtro. Modifichi il filtro.',
  'stale-row': 'Nel frattempo qualcuno lo ha modificato. Lo scarichi di nuovo e rifaccia la modifica.',
  'too-many-issues': 'Ci sono più di {{limit}} osservazioni; le altre non sono elencate.',
  'no-medium': 'Né immagine né PDF: il file non viene ripreso.',
  'no-product':
    'Di nessuna voce: dia al file o alla sua cartella il nome di {{articleNumber}} o GTIN, per esempio «12345_1.jpg».',
  'several-products': 'Potrebbe appartenere a più voci ({{products}}). Dia al file un nome più preciso.',
  'same-content': 'Lo stesso contenuto di «{{path}}»; viene ripreso una volta.',
  'same-name': 'Il nome ritorna nel file ZIP: conta l’ultima voce. Ne rinomini una.',
  'address-form':
    'Non è l’indirizzo di un’immagine. Lo scriva per intero, per esempio https://example.com/immagine.jpg.',
  'address-unknown': 'Il server {{host}} non esiste o non si trova. Controlli l’indirizzo.',
  'address-not-public': '{{host}} non è raggiungibile pubblicamente. Carichi lei stesso l’immagine.',
  'address-port': 'Dalla porta {{port}} non si preleva nulla. Usi un indirizzo senza numero di porta.',
  'fetch-failed': '{{host}} non risponde. Riprovi più tardi o carichi lei stesso l’immagine.',
  'fetch-refused': 'A questo indirizzo non c’è nulla (stato {{status}}). Controlli l’indirizzo.',
  'fetch-redirects': 'L’indirizzo rinvia più di {{most}} volte. Usi l’indirizzo dell’immagine stessa.',
  'fetch-type':
    'A questo indirizzo non c’è né un’immagine né un PDF ma «{{type}}». Usi l’indirizzo del file stesso.',
  'fetch-too-large': 'Il file supera {{megabytes}} MB. Lo riduca.',
  'fetch-too-slow':
    'Il file non è arrivato entro {{seconds}} secondi. Riprovi più tardi o lo carichi lei stesso.',
  'zip-damaged': 'Il file ZIP è danneggiato ({{entry}}: {{reason}}). Lo comprima di nuovo.',
  'zip-encrypted': 'Il file ZIP è cifrato ({{entry}}). Lo comprima senza password.',
  'zip-entries': 'Il file ZIP ha {{count}} voci, al massimo {{most}} sono possibili. Lo divida.',
  'zip-too-large': 'Decompresso, il contenuto supererebbe {{megabytes}} MB. Lo divida o riduca le immagini.',
  'zip-bomb': '«{{entry}}» del file ZIP si espande in modo insolito. Comprima solo immagini e documenti.',
  'zip-path': 'Una voce del file ZIP ha un nome non ammesso: «{{entry}}». Lo comprima di nuovo.',
} satisfies SameTexts<typeof german>;
