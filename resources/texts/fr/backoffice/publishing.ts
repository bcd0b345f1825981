import type { publishing as german } from '../../de/backoffice/publishing.ts';
import type { SameTexts } from '../../shape.ts';

export const publishing = {
  preview: {
    title: 'Aperçu',
    platform: 'Plateforme',
    width: 'Largeur',
    phone: 'Téléphone',
    screen: 'Écran',
  },
  advertisements: {
    state: 'État',
    planned: 'prévue',
    running: 'en cours',
    over: 'terminée',
  },
  articles: {
    tools: 'Mettre en forme le texte : {{name}}',
    linkAddress: 'Adresse (/…, https://… ou mailto:…)',
    unlink: 'Retirer le lien',
    setLink: 'Lier',
    block: '{{number}}. {{kind}}',
    moveBack: 'Vers l’avant (Alt + ←)',
    moveOn: 'Vers l’arrière (Alt + →)',
    duplicate: 'Dupliquer',
    remove: 'Supprimer',
    removed: 'Le bloc {{number}} est supprimé.',
    moved: 'Le bloc {{from}} est maintenant à la place {{to}}.',
    emptyBlock: 'Encore vide',
    blocksHint:
      'Les blocs sont disposés ainsi sur la page. Un clic les ouvre ; glissez-les ou appuyez sur Alt + flèche pour les déplacer.',
    noBlocks: 'Commencez par un texte ou une image.',
    pictureAsIn: 'comme {{language}}',
    dropPicture: 'Choisir ou déposer',
    videoHosts: 'Un chemin chez nous (/…) ou une adresse https chez {{hosts}}.',
    tool: {
      title: 'Titre',
      subtitle: 'Sous-titre',
      bold: 'Gras',
      italic: 'Italique',
      subscript: 'Indice',
      superscript: 'Exposant',
      bullets: 'Liste à puces',
      numbers: 'Liste numérotée',
      quote: 'Citation',
      link: 'Lien',
    },
  },
} satisfies SameTexts<typeof german>;
