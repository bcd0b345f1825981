import type { publishing as german } from '../../de/backoffice/publishing.ts';
import type { SameTexts } from '../../shape.ts';

export const publishing = {
  preview: {
    title: 'Anteprima',
    platform: 'Piattaforma',
    width: 'Larghezza',
    phone: 'Telefono',
    screen: 'Schermo',
  },
  advertisements: {
    state: 'Stato',
    planned: 'pianificato',
    running: 'in corso',
    over: 'concluso',
  },
  articles: {
    tools: 'Formattare il testo: {{name}}',
    linkAddress: 'Indirizzo (/…, https://… o mailto:…)',
    unlink: 'Rimuovi il link',
    setLink: 'Collega',
    block: '{{number}}. {{kind}}',
    moveBack: 'Sposta avanti (Alt + ←)',
    moveOn: 'Sposta indietro (Alt + →)',
    duplicate: 'Duplica',
    remove: 'Rimuovi',
    removed: 'Il blocco {{number}} è stato rimosso.',
    moved: 'Il blocco {{from}} è ora al posto {{to}}.',
    emptyBlock: 'Ancora vuoto',
    blocksHint:
      'Così stanno i blocchi sulla pagina. Un clic li apre; li trascini o prema Alt + freccia per spostarli.',
    noBlocks: 'Cominci con un testo o un’immagine.',
    pictureAsIn: 'come {{language}}',
    dropPicture: 'Scegli o trascina qui',
    videoHosts: 'Un percorso nostro (/…) o un indirizzo https presso {{hosts}}.',
    tool: {
      title: 'Titolo',
      subtitle: 'Sottotitolo',
      bold: 'Grassetto',
      italic: 'Corsivo',
      subscript: 'Pedice',
      superscript: 'Apice',
      bullets: 'Elenco puntato',
      numbers: 'Elenco numerato',
      quote: 'Citazione',
      link: 'Link',
    },
  },
} satisfies SameTexts<typeof german>;
