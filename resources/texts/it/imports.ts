import type { imports as german } from '../de/imports.ts';
import type { SameTexts } from '../shape.ts';

export const imports = {
  summary: {
    refused: 'Importazione respinta. Righe errate: {{failed}} su {{read}}. Non è stato salvato nulla.',
    'refused-file': 'Importazione respinta: {{reason}} Non è stato salvato nulla.',
    'needs-confirmation':
      'Verrebbe eliminato più del {{share}} % del totale (voci: {{deleted}}). Non è stato salvato nulla. Confermi con confirm={{deleted}}.',
    'dry-needs-confirmation':
      'Prova: verrebbe eliminato più del {{share}} % del totale (voci: {{deleted}}). L’importazione richiede confirm={{deleted}}.',
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
  issues: {
    'empty-file': 'Il file è vuoto. Invii un file con delle voci.',
    'not-a-workbook': 'Non è una cartella di lavoro Excel. Salvi la tabella come .xlsx.',
    'old-xls': 'È il vecchio formato Excel .xls. Salvi la tabella come .xlsx.',
    'binary-workbook': 'È una cartella di lavoro binaria (.xlsb). Salvi la tabella come .xlsx.',
    'open-document': 'È una tabella OpenDocument (.ods). La salvi come .xlsx.',
    encrypted: 'Il file è protetto da una password. Tolga la password.',
    html: 'È una pagina HTML. La apra in Excel e la salvi come .xlsx.',
    csv: 'È un file di testo. Lo apra in Excel e lo salvi come .xlsx.',
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
    'too-many-columns': 'Un foglio ha troppe colonne. Elimini quelle che non servono.',
    'too-slow': 'Il file richiede troppo tempo per la lettura. Lo divida.',
    'formula-error': 'La formula dà un errore. Scriva il valore stesso nella cella.',
    'formula-without-value': 'La formula non è mai stata calcolata. Apra il file in Excel e lo salvi.',
    'not-a-number': 'Non è un numero.',
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
    'too-deep': 'Il file è annidato per più di {{limit}} livelli.',
    'product-too-large': 'Una voce supera {{limit}} byte.',
    'duplicate-field': '«{{field}}» compare due volte in questa voce. Ne tolga uno.',
    'no-headings':
      'Non è stata trovata una riga di intestazioni. Una colonna deve chiamarsi «{{articleNumber}}» o «Identificativo».',
    'no-rows': 'Il file non contiene voci.',
    'missing-column':
      'Manca la colonna «{{column}}», ma le nuove voci ne hanno bisogno (righe: {{count}}). La aggiunga.',
    'unknown-column': 'Questa colonna non viene letta, perché la sua intestazione è sconosciuta.',
    'duplicate-column': 'La colonna {{column}} dice già lo stesso. Elimini una delle due.',
    'ambiguous-column':
      'Più caratteristiche si chiamano così. Scriva uno di questi identificativi: {{choices}}.',
    'sheet-skipped': 'Il foglio «{{sheet}}» è stato tralasciato: non ha una riga di intestazioni conosciute.',
    'headings-repeated': 'Questa riga è stata tralasciata: ripete la riga delle intestazioni.',
    'title-row':
      'Questa riga è stata tralasciata: una sola cella è compilata e non indica alcuna voce esistente. Se è una voce, aggiunga il resto.',
    'key-missing': 'Nella riga mancano sia «{{articleNumber}}» sia l’identificativo. Ne aggiunga uno.',
    'unknown-language': 'Questa lingua è sconosciuta. Scriva una di queste: {{languages}}.',
    'differs-between-rows':
      'La riga {{row}} dice altro della stessa voce. Solo i testi possono differire per lingua; scriva ovunque lo stesso.',
    'duplicate-key': 'Questa voce è già nella riga {{row}}. Elimini una delle due righe.',
    'foreign-company': 'La riga appartiene a «{{orga}}», ma l’importazione a «{{own}}». Elimini la riga.',
    'unknown-category':
      'Questa categoria non esiste. Scriva identificativo, nome o percorso di una esistente.',
    'ambiguous-category':
      'Più categorie si chiamano così. Scriva il percorso o uno di questi identificativi: {{choices}}.',
    'unknown-line': 'Non trovata qui: {{line}}. Da creare prima.',
    'ambiguous-line':
      '{{lines}}: più d’una si chiama così. Scriva uno di questi identificativi: {{choices}}.',
    'unknown-attribute': 'Questa caratteristica non esiste.',
    'unknown-choice': 'Valori possibili: {{choices}}.',
    'unknown-image': 'Questa immagine non è ancora qui. La carichi prima.',
    'not-yes-no': 'È atteso sì o no.',
    'not-numeric': 'È atteso un numero, per esempio {{example}}.',
    'ambiguous-number': 'Si intende {{one}} o {{other}}? Lo scriva così.',
    'wrong-unit': 'È attesa l’unità {{unit}}. Converta il valore o scriva solo il numero.',
    'number-as-text-lost':
      'La cella è un numero arrotondato. Formatti la colonna come testo e riscriva il numero.',
    'gtin-repaired': 'Mancavano degli zeri iniziali; la cifra di controllo corrisponde a {{gtin}}.',
    'article-number-taken':
      '{{articleNumber}}: già in uso per la voce con l’identificativo «{{sid}}». Scriva quell’identificativo o un altro numero.',
    'right-lost': 'Nel frattempo Le è stato tolto il diritto di farlo.',
    'nameless-row':
      'Con deleteOthers ogni riga deve nominare la sua voce, altrimenti verrebbe eliminata. Aggiunga l’identificativo o questo: {{articleNumber}}.',
    'needs-confirmation': 'Voci da eliminare: {{deleted}} su {{existing}}. Confermi con confirm={{deleted}}.',
    'not-there': 'Qui non c’è nulla del genere. Corregga la voce o la elimini.',
    'stale-row': 'Nel frattempo qualcuno lo ha modificato. Lo scarichi di nuovo e rifaccia la modifica.',
    'too-many-issues': 'Ci sono più di {{limit}} osservazioni; le altre non sono elencate.',
  },
} satisfies SameTexts<typeof german>;
