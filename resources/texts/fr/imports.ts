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
  /** Why a column is taken for a field. */
  reasons: {
    confirmed: 'Cela a été confirmé ainsi.',
    heading: 'L’en-tête le dit.',
    format: 'Le format le définit.',
    offers: 'Ce sont des prix ou des conditions : ils vont avec les offres.',
    'said-elsewhere': 'Vous l’avez indiqué dans une autre liste.',
    similar: 'L’en-tête pourrait le dire.',
    taken: 'La colonne {{column}} le dit déjà.',
    misfit: 'L’en-tête le dit, mais les valeurs n’y correspondent pas.',
    'not-unique': 'L’en-tête le dit, mais des valeurs se répètent.',
    'numbered-before': 'Les articles de ces listes étaient numérotés autrement jusqu’ici.',
    different: 'L’en-tête le dit, et chaque entrée a une autre valeur.',
    'read-before': 'La colonne a été lue ainsi dans votre première liste avec ces en-têtes.',
    'new-attribute': 'Cette caractéristique n’existe pas encore : elle est conservée et proposée.',
    'named-beside': 'La colonne {{column}} dit dans chaque ligne de quelle caractéristique est une valeur.',
    'names-beside': 'Cela dit de quoi sont les valeurs de la colonne {{column}}.',
    'other-language': 'Les textes ne sont dans aucune langue du catalogue.',
    'asked-language': 'Afficher sous cette langue.',
    'other-number':
      'Ici aussi, chaque entrée a une autre valeur. Les numéros viennent de la colonne {{column}} : dites-le si c’est celle-ci.',
    'group-sheet': 'La feuille s’appelle ainsi.',
    witnessed: 'Les GTIN, les images ou les textes contiennent ce numéro, et non l’autre.',
    'only-text': 'Aucune autre colonne n’est un titre.',
    gtins: '{{count}} valeurs sont des GTIN dont la clé de contrôle est juste.',
    codes: 'Chacune des {{count}} valeurs est un code différent.',
    names: 'Les valeurs sont des noms, tous différents.',
    categories: '{{count}} valeurs différentes sur {{of}} sont des catégories.',
    amounts: 'Les valeurs sont des montants : ils vont avec les offres.',
    'group-words': 'Le groupe en parle : « {{words}} ».',
    'group-titles': '{{count}} titres sur {{of}} en parlent, comme « {{example}} ».',
    'group-both': 'Le groupe en parle (« {{words}} »), et {{count}} titres sur {{of}} aussi.',
    classes: 'Les {{count}} valeurs sont des classes ETIM.',
    markup: 'Les {{count}} valeurs sont des textes comme une boutique les affiche.',
    'tariff-numbers':
      'Les {{count}} valeurs sont des numéros de tarif douanier, le même pour plusieurs articles.',
    choices: 'Ce sont des valeurs que propose cette caractéristique.',
    models: 'Les modèles complètent les titres de la colonne {{column}}.',
    papers: 'Les {{count}} valeurs sont des documents.',
    neighbours: 'Le reste de la liste en parle le plus : {{count}} titres sur {{of}}.',
    'side-by-side': 'Comme la colonne {{column}}, d’un autre produit de la ligne.',
    level:
      'Un niveau de la catégorie, comme la colonne {{column}} : c’est le plus fin que le catalogue connaît qui compte.',
    same: 'Chaque ligne dit ici la même chose que dans la colonne {{column}}.',
    'only-group': 'Aucune autre colonne ne dit de quel groupe est un produit.',
    'group-names': 'La colonne {{column}} contient les numéros des groupes, celle-ci leurs noms.',
    'group-part': 'Les {{count}} titres commencent par « {{words}} ».',
    pictures: 'Les {{count}} valeurs sont des adresses d’images.',
    units: 'Les valeurs sont dans cette unité.',
    values: 'Plusieurs choses portent ce nom, les valeurs correspondent à celle-ci.',
    'file-about': 'Toute la liste en traite : {{count}} titres sur {{of}}.',
    'group-broad':
      'Le groupe et les titres parlent de quelque chose en dessous (« {{words}} »), mais pas par son nom.',
  },
  /** What the formats of files are called. */
  formats: {
    xlsx: 'Excel (.xlsx)',
    ods: 'OpenDocument (.ods)',
    xls: 'Excel 5–2003 (.xls)',
    bmecat: 'BMEcat',
    html: 'Tableau HTML (aussi en .xls)',
    spreadsheetml: 'Excel XML 2003',
    xmlTable: 'XML d’autres programmes',
    xchange: 'ETIM xChange',
    json: 'JSON',
    jsonTable: 'JSON d’une autre structure',
    datanorm: 'DATANORM',
    tsv: 'Texte avec tabulations (.tsv)',
    csv: 'CSV',
  },
} satisfies SameTexts<typeof german>;
