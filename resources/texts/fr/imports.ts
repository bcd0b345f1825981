import type { imports as german } from '../de/imports.ts';
import type { SameTexts } from '../shape.ts';

export const imports = {
  summary: {
    refused: 'Importation refusée. Lignes erronées : {{failed}} sur {{read}}. Rien n’a été enregistré.',
    'refused-file': 'Importation refusée : {{reason}} Rien n’a été enregistré.',
    'needs-confirmation':
      'Cela supprimerait plus de {{share}} % du total (entrées : {{deleted}}, et d’autres : {{lost}}). Rien n’a été enregistré. Confirmez avec confirm={{confirm}}.',
    'dry-needs-confirmation':
      'Essai : cela supprimerait plus de {{share}} % du total (entrées : {{deleted}}, et d’autres : {{lost}}). L’importation demande confirm={{confirm}}.',
    skipped: 'Lignes erronées laissées de côté : {{failed}} sur {{read}}.',
    'dry-skipped': 'Essai : lignes erronées qui seraient laissées de côté : {{failed}} sur {{read}}.',
    warnings: 'L’importation a réussi. Remarques dans le rapport : {{count}}.',
    'dry-warnings': 'Essai : l’importation réussirait. Remarques dans le rapport : {{count}}.',
    failed:
      'L’importation a échoué à cause d’une erreur de notre côté. Rien n’a été enregistré. Envoyez le fichier à nouveau.',
    'idempotency-key-used':
      'Une autre importation portait déjà cette Idempotency-Key. Prenez-en une nouvelle pour chaque importation.',
    'file-missing': 'Aucun fichier reçu. Envoyez-le dans la partie « file » ou comme contenu entier.',
    atHeading: '{{heading}} : {{text}}',
    remarks: 'Remarques',
  },
} satisfies SameTexts<typeof german>;
