import type { imports as german } from '../de/imports.ts';
import type { SameTexts } from '../shape.ts';

export const imports = {
  summary: {
    refused: 'Importazione respinta. Righe errate: {{failed}} su {{read}}. Non è stato salvato nulla.',
    'refused-file': 'Importazione respinta: {{reason}} Non è stato salvato nulla.',
    'needs-confirmation':
      'Verrebbe eliminato più del {{share}} % del totale (voci: {{deleted}}, e di altri: {{lost}}). Non è stato salvato nulla. Confermi con confirm={{confirm}}.',
    'dry-needs-confirmation':
      'Prova: verrebbe eliminato più del {{share}} % del totale (voci: {{deleted}}, e di altri: {{lost}}). L’importazione richiede confirm={{confirm}}.',
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
  /** Why a column is taken for a field. */
  reasons: {
    confirmed: 'È stato confermato così.',
    heading: 'Lo dice l’intestazione.',
    format: 'Lo stabilisce il formato.',
    offers: 'Sono prezzi o condizioni: appartengono alle offerte.',
    'said-elsewhere': 'Lo avete indicato in un altro elenco.',
    similar: 'L’intestazione potrebbe dirlo.',
    taken: 'Lo dice già la colonna {{column}}.',
    misfit: 'Lo dice l’intestazione, ma i valori non corrispondono.',
    'not-unique': 'Lo dice l’intestazione, ma alcuni valori si ripetono.',
    'numbered-before': 'Gli articoli di questi elenchi erano finora numerati in altro modo.',
    different: 'Lo dice l’intestazione, e ogni voce ha un altro valore.',
    'read-before': 'La colonna è stata letta così nel suo primo elenco con queste intestazioni.',
    'new-attribute':
      'Questa caratteristica qui non esiste ancora. I suoi valori sono conservati e proposti a chi gestisce le caratteristiche.',
    'other-language': 'I testi non sono in nessuna lingua del catalogo.',
    'asked-language': 'Mostrare i testi sotto questa lingua.',
    'other-number':
      'Anche qui ogni voce ha un altro valore. I numeri vengono dalla colonna {{column}}: lo dica se è questa.',
    'group-sheet': 'Il foglio si chiama così.',
    witnessed: 'GTIN, immagini o testi contengono questo numero e non l’altro.',
    'only-text': 'Nessun’altra colonna è un titolo.',
    gtins: '{{count}} valori sono GTIN con la cifra di controllo giusta.',
    codes: 'Ognuno dei {{count}} valori è un codice diverso.',
    names: 'I valori sono nomi, tutti diversi.',
    categories: '{{count}} valori diversi su {{of}} sono categorie.',
    amounts: 'I valori sono importi: appartengono alle offerte.',
    'group-words': 'Il gruppo ne parla: «{{words}}».',
    'group-titles': 'Ne parlano {{count}} titoli su {{of}}, come «{{example}}».',
    'group-both': 'Il gruppo ne parla («{{words}}»), e anche {{count}} titoli su {{of}}.',
    classes: 'I {{count}} valori sono classi ETIM.',
    markup: 'I {{count}} valori sono testi come li mostra un negozio.',
    'tariff-numbers': 'I {{count}} valori sono numeri di tariffa doganale, lo stesso per più articoli.',
    choices: 'Sono valori che questa caratteristica offre.',
    models: 'I modelli completano i titoli della colonna {{column}}.',
    papers: 'I {{count}} valori sono documenti.',
    neighbours: 'Il resto della lista parla soprattutto di questo: {{count}} titoli su {{of}}.',
    'side-by-side': 'Come la colonna {{column}}, di un altro prodotto della riga.',
    'only-group': 'Nessun’altra colonna dice di quale gruppo è un prodotto.',
    'group-names': 'La colonna {{column}} contiene i numeri dei gruppi, questa i loro nomi.',
    'group-part': 'I {{count}} titoli iniziano con «{{words}}».',
    pictures: 'I {{count}} valori sono indirizzi di immagini.',
    units: 'I valori sono in questa unità.',
    values: 'Più cose si chiamano così, i valori corrispondono a questa.',
    'file-about': 'Tutto l’elenco ne tratta: {{count}} titoli su {{of}}.',
    'group-broad':
      'Il gruppo e i titoli parlano di qualcosa al di sotto («{{words}}»), ma non con il suo nome.',
  },
  /** What the formats of files are called. */
  formats: {
    xlsx: 'Excel (.xlsx)',
    ods: 'OpenDocument (.ods)',
    xls: 'Excel 5–2003 (.xls)',
    bmecat: 'BMEcat',
    spreadsheetml: 'Excel XML 2003',
    xmlTable: 'XML di altri programmi',
    xchange: 'ETIM xChange',
    json: 'JSON',
    jsonTable: 'JSON di un’altra struttura',
    datanorm: 'DATANORM',
    tsv: 'Testo con tabulazioni (.tsv)',
    csv: 'CSV',
  },
} satisfies SameTexts<typeof german>;
