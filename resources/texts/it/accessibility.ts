import type { SameTexts } from '../shape.ts';
import type { accessibility as german } from '../de/accessibility.ts';

export const accessibility = {
  title: 'Accessibilità',
  lead: '{{platform}} deve poter essere usato da tutti: con la tastiera, con un lettore di schermo, ingrandito, sul telefono e senza script. Il riferimento sono le WCAG 2.2, livello AA (eCH-0059, EN 301 549).',
  works: 'Che cosa funziona',
  works1:
    'Ogni pagina si usa con la tastiera; un collegamento al contenuto viene per primo e il focus è visibile.',
  works2:
    'Ricerca, filtri e pagine successive funzionano anche senza script; gli elenchi cambiano senza perdere il focus.',
  works3: 'Contrasti, etichette e titoli sono controllati su ogni tipo di pagina.',
  limits: 'Che cosa non funziona ancora',
  limits1: 'I documenti (per lo più PDF) non sono redatti da noi e spesso non sono accessibili.',
  limits2:
    'Le immagini hanno una descrizione solo se qualcuno ne ha scritta una; altrimenti accanto c’è il titolo.',
  limits3:
    'I testi che non esistono nella Sua lingua appaiono in un’altra; è indicato, e segnalato ai lettori di schermo.',
  limits4:
    'I video degli articoli si trovano presso altri fornitori; non possiamo rispondere dei loro sottotitoli.',
  how: 'Come controlliamo',
  howText:
    'Prima di ogni nuova versione dei programmi (axe-core) controllano ogni tipo di pagina e usano le più importanti con la tastiera. È un controllo nostro; non ce n’è ancora uno indipendente, da parte di specialisti e persone interessate. I programmi non trovano tutto.',
  contact: 'Qualcosa non funziona?',
  contactText:
    'Ci scriva di quale pagina si tratta e con che cosa la legge. Le rispondiamo e, se necessario, Le forniamo le indicazioni per un’altra via.',
} satisfies SameTexts<typeof german>;
