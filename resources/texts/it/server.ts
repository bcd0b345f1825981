import type { server as german } from '../de/server.ts';
import type { SameTexts } from '../shape.ts';

export const server = {
  login: { description: 'Accesso a {{title}}: per chi vi cura i dati o legge contenuti non pubblici.' },
  docsPage: {
    title: 'Interfaccia di programmazione',
    reference: 'Tutte le chiamate, da provare',
    referenceHint:
      'In «Authorize» inserisca la sua chiave per «key» (senza «Bearer»); resta su questa pagina e sparisce quando la chiude. «Try it out» chiama davvero questa piattaforma: ciò che scrive, scrive; con dryRun=true si verifica soltanto.',
    example: 'Per esempio',
    problems: 'Tutti gli errori',
    copy: 'Copia',
    copied: 'Copiato',
  },
  problemPage: {
    title: 'Errori dell’interfaccia',
    all: 'Tutti gli errori',
    hint: 'Una risposta nomina questo tipo di errore in `type` (RFC 9457). `detail` ed `errors` dicono che cosa esattamente non va; `X-Request-Id` indica la richiesta quando ci scrive.',
  },
  problem: {
    malformed: {
      title: 'Richiesta illeggibile',
      detail: 'Non è stato possibile leggere la richiesta. Verifichi le indicazioni citate.',
    },
    unauthorized: { title: 'Accesso necessario', detail: 'Effettui l’accesso e riprovi.' },
    forbidden: {
      title: 'Diritto mancante',
      detail: 'Le manca il diritto necessario. Lo chieda alla Sua amministrazione.',
    },
    'not-found': {
      title: 'Non trovato',
      detail: 'L’elemento cercato non esiste o non esiste più. Verifichi l’indirizzo o usi la ricerca.',
    },
    'no-licence': {
      title: 'Nessun catalogo intero',
      detail:
        'Questa piattaforma non indica una licenza con cui scaricare l’intero catalogo. Rivolgetevi a chi la amministra.',
    },
    'unknown-platform': {
      title: 'Piattaforma sconosciuta',
      detail: 'Questa piattaforma non esiste. Sono note ad esempio CH, DE_DEMO e RHB_API.',
    },
    'method-not-allowed': {
      title: 'Metodo non consentito',
      detail: 'Questo indirizzo conosce soltanto: {{allowed}}.',
    },
    timeout: {
      title: 'Troppo lento',
      detail: 'La richiesta non è arrivata in tempo. Riprovi con una connessione migliore.',
    },
    'headers-too-large': {
      title: 'Intestazione troppo grande',
      detail:
        'Il browser ha inviato indicazioni troppo numerose o troppo grandi. Elimini i cookie di questo sito.',
    },
    'cross-site': {
      title: 'Richiesta da un altro sito',
      detail: 'La richiesta non portava il segno di questo sito. Ricarichi la pagina e riprovi.',
    },
    conflict: { title: 'Contraddizione', detail: 'Ciò contraddice quanto è salvato. Ricarichi e riprovi.' },
    duplicate: {
      title: 'Esiste già',
      detail: 'Con questa chiave è già salvato qualcosa. Ne scelga un’altra.',
    },
    stays: {
      title: 'È necessario',
      detail: 'Ogni pagina del catalogo vi rimanda. Ne modifichi il contenuto invece di eliminarlo.',
    },
    'cursor-gone': {
      title: 'Cursore non più valido',
      detail:
        'Appartiene a un’altra domanda o ad altri diritti, o è troppo vecchio. Ricominciare da capo, senza `after`.',
    },
    'key-call': {
      title: 'Chiuso alle chiavi',
      detail: 'Nessuna chiave API apre questa chiamata. Eseguirla come persona che ha effettuato l’accesso.',
    },
    'key-platform': {
      title: 'Altra piattaforma',
      detail:
        'La chiave API vale per {{platform}} e i suoi indirizzi. Chiamare lì, o prendere una chiave di questa piattaforma.',
    },
    'key-scope': {
      title: 'Fuori dal suo ambito',
      detail: 'La chiave API non ha l’ambito «{{scope}}». Farne rilasciare una che lo ha.',
    },
    'key-powerless': {
      title: 'Chiave senza effetto',
      detail: 'Chi ha rilasciato la chiave API non ne ha più il diritto. Farla rinnovare da chi lo ha.',
    },
    'lists-changed': {
      title: 'Modificato altrove',
      detail: 'Nel frattempo le liste sono state modificate altrove. Leggerle di nuovo.',
    },
    referenced: { title: 'Ancora in uso', detail: 'Un altro elemento vi rimanda. Rimuova prima i rimandi.' },
    'referenced-by': {
      title: 'Ancora in uso',
      detail: 'Vi rimandano ancora: {{what}}. Rimuova prima questi rimandi.',
    },
    'needed-by': {
      title: 'Ancora in uso',
      detail:
        'Questo elemento è ancora usato {{n}} volte: {{what}}. Confermi questo numero, oppure indichi ciò che lo sostituisce.',
    },
    'replaced-only': {
      title: 'Ancora in uso',
      detail:
        'Questo elemento è ancora usato {{n}} volte: {{what}}. Indichi ciò che lo sostituisce; non ovunque può mancare.',
    },
    'not-undoable': {
      title: 'Impossibile annullare',
      detail: 'Qui non è stato scritto nulla, oppure è già annullato. Ricarichi.',
    },
    'not-ready': {
      title: 'Non ancora pronto',
      detail: 'Questa modifica è ancora in esame. Riprovi tra un attimo.',
    },
    emptied: {
      title: 'Eliminato definitivamente',
      detail:
        'Questo elemento è stato tolto da quelli eliminati e non può più essere recuperato. Lo crei di nuovo.',
    },
    'undo-too-late': {
      title: 'Troppo tardi',
      detail: 'L’annullamento è possibile solo per 30 giorni. Modifichi i dati a mano.',
    },
    stale: {
      title: 'Modificato nel frattempo',
      detail: 'Qualcuno lo ha modificato nel frattempo; nulla è stato salvato. Lo ricarichi.',
    },
    'too-large': { title: 'Troppo grande', detail: 'L’invio è troppo grande. Lo suddivida.' },
    'wrong-type': {
      title: 'Tipo errato',
      detail:
        'Questo indirizzo non accetta questo tipo di contenuto. I tipi accettati si trovano in /api/docs.',
    },
    'no-picture': {
      title: 'Immagine non leggibile',
      detail: 'Non è un’immagine che possiamo leggere. Scelga un JPEG, PNG, WebP, AVIF o TIFF.',
    },
    'no-pdf': { title: 'Non è un PDF', detail: 'Non è un PDF. Salvi il documento come PDF.' },
    unprocessable: {
      title: 'Indicazioni errate',
      detail: 'Nulla è stato salvato. Corregga le indicazioni citate.',
    },
    'unprocessable-query': {
      title: 'Indicazioni errate',
      detail: 'L’indirizzo chiede ciò che non è possibile. Corregga le indicazioni citate.',
    },
    'too-many': { title: 'Troppe richieste', detail: 'Attenda un momento e riprovi.' },
    internal: {
      title: 'Errore nostro',
      detail: 'Qualcosa è andato storto da noi. Indichi al supporto il numero {{requestId}}.',
    },
    'rehearsal-too-long': {
      title: 'Prova troppo lunga',
      detail:
        'La prova dura più di {{seconds}} secondi ed è stata interrotta; nulla è stato salvato. Riprovi quando c’è meno attività, o con meno dati alla volta.',
    },
    unavailable: {
      title: 'Al momento non possibile',
      detail: 'Al momento non è possibile. Riprovi tra poco.',
    },
    'no-space': {
      title: 'Spazio esaurito',
      detail: 'La memoria è piena; nulla è stato salvato. Lo segnali al supporto.',
    },
    'own-rights': {
      title: 'Diritti propri',
      detail: 'Nessuno modifica i propri diritti. Chieda a qualcun altro.',
    },
    'request-answered': {
      title: 'Già risposto',
      detail: 'Qualcuno ha già risposto a questa richiesta. Ricarichi l’elenco.',
    },
    'last-admin': {
      title: 'Ultima amministrazione',
      detail: 'È l’ultima persona con tutti i diritti. Dia prima il diritto ADMIN a un’altra.',
    },
    'encoded-body': {
      title: 'Contenuto compresso',
      detail:
        'Ciò che è compresso con gzip, br, zstd o deflate viene decompresso, una volta sola. I moduli e gli invii a parti arrivano come sono. Invii così o senza Content-Encoding.',
    },
    'unreadable-picture': {
      title: 'Immagine illeggibile',
      detail:
        'L’immagine è danneggiata o supera i {{megapixels}} megapixel. La salvi di nuovo, se necessario più piccola.',
    },
    'pictures-busy': {
      title: 'Troppe immagini in questo momento',
      detail:
        'La vostra immagine è a posto, ma se ne stanno elaborando troppe. Riprovate tra {{seconds}} secondi.',
    },
    'heavy-picture': {
      title: 'Immagine troppo pesante',
      detail: 'L’immagine richiede troppa memoria. Salvatela più piccola o come JPEG.',
    },
    'budget-stored': {
      title: 'Spazio esaurito',
      detail:
        'Sono occupati {{used}} MB su {{most}}. Cancellate immagini e documenti che non servono più o chiedete di più alla vostra amministrazione.',
    },
    'tus-version': {
      title: 'Altro protocollo',
      detail: 'I caricamenti in parti seguono tus 1.0.0: invii «Tus-Resumable: 1.0.0».',
    },
    'upload-offset': {
      title: 'Altro inizio',
      detail: 'Questa parte non segue ciò che c’è già. Chieda con HEAD a che punto è il caricamento.',
    },
    'upload-unfinished': {
      title: 'Non ancora completo',
      detail: 'Un caricamento non è arrivato per intero. Lo prosegua.',
    },
    'not-assignable': {
      title: 'Non più attribuibile',
      detail: 'Questi file sono già ripresi, oppure non ci sono più: inviateli di nuovo.',
    },
    'nothing-to-store': {
      title: 'Nulla da riprendere',
      detail: 'Nulla corrisponde, o la consegna è già stata ripresa.',
    },
    'budget-day': {
      title: 'Esaurito per oggi',
      detail:
        'Oggi sono stati caricati {{megabytes}} MB su {{mostMegabytes}} e {{pictures}} immagini su {{mostPictures}}, in tutto {{megapixels}} megapixel su {{mostMegapixels}}. Continuate domani o chiedete di più alla vostra amministrazione.',
    },
    'workbench-busy': {
      title: 'Lavoro in corso',
      detail: 'Il file sta per essere letto o scritto. Riprovi quando sarà finito.',
    },
    'too-many-workbenches': {
      title: 'Troppi file aperti',
      detail: 'Ci sono già {{most}} file in lavorazione. Ne concluda uno o lo abbandoni.',
    },
    'budget-imports': {
      title: 'Troppi import in attesa',
      detail: 'Ci sono già {{most}} import in attesa. Riprovate quando uno di essi sarà concluso.',
    },
    'budget-rows': {
      title: 'Troppe righe in attesa',
      detail:
        'Ci sono {{used}} righe in attesa, con questo file più di {{most}}. Riprovate quando un import sarà concluso, dividete il file o chiedete di più alla vostra amministrazione.',
    },
    'unreadable-pdf': {
      title: 'PDF illeggibile',
      detail: 'Manca la fine del PDF. Lo salvi di nuovo e lo carichi ancora una volta.',
    },
    quota: {
      title: 'Spazio pieno',
      detail: 'È raggiunto il numero massimo di file. Elimini ciò che non serve più.',
    },
  },
  importMail: {
    doneSubject: 'L’importazione di {{file}} è conclusa',
    done: 'Buongiorno\n\nIl suo file {{file}} è stato ripreso e il suo contenuto si trova: {{created}} nuovi, {{changed}} modificati, {{unchanged}} invariati, {{deleted}} eliminati. Righe con errori: {{failed}}.\n\n{{link}}\n\n{{platform}}',
    refusedSubject: 'L’importazione di {{file}} non è riuscita',
    refused:
      'Buongiorno\n\nDel suo file {{file}} non è stato ripreso nulla. Il motivo è qui:\n\n{{link}}\n\n{{platform}}',
  },
  notices: {
    reviewAsked: { text: '{{who}} chiede l’approvazione di una bozza.' },
    reviewAnswered: {
      returned: '{{who}} ha rinviato la sua bozza.',
      published: '{{who}} ha approvato e pubblicato la sua bozza.',
    },
    rightAsked: { text: '{{who}} chiede un accesso.' },
    documentsExpiring: {
      text_one: 'Un documento scade il {{day}}.',
      text_many: '{{count}} documenti scadono il {{day}}.',
      text_other: '{{count}} documenti scadono il {{day}}.',
    },
    searchedInVain: { text: '«{{text}}» è stato cercato {{count}} volte senza risultato.' },
    importEnded: {
      done: 'Importato: {{created}} nuovi, {{changed}} modificati, {{deleted}} eliminati. Righe con errori: {{failed}}.',
      checked:
        'Verificato: {{created}} nuovi, {{changed}} modificati, {{deleted}} eliminati. Righe con errori: {{failed}}.',
      refused: 'Questa importazione non è riuscita.',
    },
    bulkEnded: {
      done: 'Modificati: {{changed}}. Rifiutati: {{refused}}.',
      undone: 'Annullati: {{changed}}. Lasciati com’erano: {{refused}}.',
    },
    webhookOff: {
      failing:
        'Il webhook «{{name}}» è disattivato: per tre giorni non è arrivato nulla. Attivarlo appena l’indirizzo risponde; ciò che attende viene allora inviato.',
      gone: 'Il webhook «{{name}}» è disattivato: l’indirizzo dice di non esistere più (410).',
    },
  },
  noticeMail: {
    subject: '{{count}} novità su {{platform}}',
    text: 'Buongiorno\n\nEcco che cosa c’è di nuovo per lei:\n\n{{lines}}\n\nIl resto si trova nel backoffice, sotto la campana. Lì sceglie anche di che cosa essere avvisato per e-mail:\n\n{{link}}\n\n{{platform}}',
  },
  rightMail: {
    invited: {
      subject: 'Il Suo accesso a {{platform}}',
      text: 'Buongiorno\n\nQualcuno ha dato a {{email}} un diritto nel back office di {{platform}}. Crei un conto con questo indirizzo, o acceda; il diritto vale non appena ha confermato l’indirizzo:\n\n{{link}}\n\nSe non conosce {{platform}}, non faccia nulla: senza il Suo accesso non succede niente.\n\n{{platform}}',
    },
    granted: {
      subject: 'Lei ha accesso',
      text: 'Buongiorno\n\nLa Sua richiesta a {{platform}} è accolta. Continui qui:\n\n{{link}}\n\n{{platform}}',
    },
    refused: {
      subject: 'La Sua richiesta è respinta',
      text: 'Buongiorno\n\nLa Sua richiesta a {{platform}} è respinta. {{reason}}\n\nCiò che ha chiesto si trova nel Suo profilo:\n\n{{link}}\n\n{{platform}}',
    },
    asked: {
      subject: 'Qualcuno chiede l’accesso',
      text: 'Buongiorno\n\n{{who}} chiede un diritto a {{platform}}. {{company}}\n\n{{wish}}\n\nLo dia o lo respinga qui:\n\n{{link}}\n\n{{platform}}',
    },
  },
  newsletterMail: {
    subject: 'Confermare la newsletter',
    text: 'Buongiorno\n\nDesidera ricevere la newsletter di {{platform}} all’indirizzo {{email}}. Lo confermi con questo link:\n\n{{link}}\n\nSe non si è iscritto, non faccia nulla: non riceverà niente da noi.\n\n{{platform}}',
  },
  list: {
    quantity: 'Quantità',
    note: 'Osservazione',
    comparison: 'Confronto',
    property: 'Caratteristica',
    differing: 'Differenze',
    same: 'Uguale per tutti',
    yes: 'sì',
    no: 'no',
  },
  template: {
    data: 'Dati',
    notes: 'Note',
    column: 'Colonna',
    note: 'Nota',
    required: 'Obbligatorio',
    yes: 'sì',
    no: 'no',
  },
} satisfies SameTexts<typeof german>;
