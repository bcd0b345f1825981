import type { imports as german } from '../de/imports.ts';
import type { SameTexts } from '../shape.ts';

export const imports = {
  summary: {
    refused: 'Importation refusée. Lignes erronées : {{failed}} sur {{read}}. Rien n’a été enregistré.',
    'refused-file': 'Importation refusée : {{reason}} Rien n’a été enregistré.',
    'needs-confirmation':
      'Cela supprimerait plus de {{share}} % du total (entrées : {{deleted}}). Rien n’a été enregistré. Confirmez avec confirm={{deleted}}.',
    'dry-needs-confirmation':
      'Essai : cela supprimerait plus de {{share}} % du total (entrées : {{deleted}}). L’importation demande confirm={{deleted}}.',
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
  issues: {
    'empty-file': 'Le fichier est vide. Envoyez un fichier avec des entrées.',
    'not-a-workbook': 'Ce n’est pas un classeur Excel. Enregistrez le tableau au format .xlsx.',
    'old-xls': 'C’est l’ancien format Excel .xls. Enregistrez le tableau au format .xlsx.',
    'binary-workbook': 'C’est un classeur binaire (.xlsb). Enregistrez le tableau au format .xlsx.',
    'open-document': 'C’est un tableau OpenDocument (.ods). Enregistrez-le au format .xlsx.',
    encrypted: 'Le fichier est protégé par un mot de passe. Enlevez le mot de passe.',
    html: 'C’est une page HTML. Ouvrez-la dans Excel et enregistrez-la au format .xlsx.',
    csv: 'C’est un fichier texte. Ouvrez-le dans Excel et enregistrez-le au format .xlsx.',
    'damaged-zip': 'Le fichier est endommagé ou incomplet. Enregistrez-le et envoyez-le à nouveau.',
    'duplicate-entry': 'Le fichier contient deux fois la même partie. Enregistrez-le à nouveau dans Excel.',
    'too-many-entries':
      'Le fichier a plus de {{limit}} parties. Enlevez les images et les feuilles superflues.',
    'too-large': 'Le fichier décompressé est trop grand. Divisez-le.',
    ratio:
      'Le fichier est comprimé de façon suspecte et n’est pas ouvert. Enregistrez-le à nouveau dans Excel.',
    'missing-part': 'Il manque une partie du fichier. Enregistrez-le à nouveau dans Excel.',
    'bad-relationship': 'Les parties du fichier ne vont pas ensemble. Enregistrez-le à nouveau dans Excel.',
    'no-sheet': 'Le classeur n’a pas de feuille.',
    doctype:
      'Le fichier contient des instructions interdites (DOCTYPE). Enregistrez-le à nouveau dans Excel.',
    'not-utf8': 'Le fichier n’est pas écrit en UTF-8. Enregistrez-le à nouveau.',
    'damaged-xml': 'Le fichier est endommagé. Enregistrez-le à nouveau dans Excel.',
    'cut-off': 'Le fichier s’interrompt au milieu. Envoyez-le à nouveau, complet.',
    'bad-reference':
      'Une cellule se trouve à un endroit impossible. Enregistrez le fichier à nouveau dans Excel.',
    'bad-string-index':
      'Une cellule renvoie à un texte qui n’existe pas. Enregistrez le fichier à nouveau dans Excel.',
    'text-too-long': 'Un texte dépasse 32 767 caractères. Raccourcissez-le.',
    'too-many-rows': 'Le fichier a plus de {{limit}} lignes. Divisez-le.',
    'too-many-columns': 'Une feuille a trop de colonnes. Supprimez celles qui ne servent pas.',
    'too-slow': 'Le fichier est trop long à lire. Divisez-le.',
    'formula-error': 'La formule donne une erreur. Écrivez la valeur elle-même dans la cellule.',
    'formula-without-value':
      'La formule n’a jamais été calculée. Ouvrez le fichier dans Excel et enregistrez-le.',
    'not-a-number': 'Ce n’est pas un nombre.',
    'number-out-of-range': 'Le nombre est trop grand.',
    'integer-too-large':
      'Le nombre a plus de chiffres qu’Excel n’en garde. Mettez la colonne au format texte et retapez-le.',
    'not-a-date': 'Ce n’est pas une date.',
    'date-out-of-range': 'La date n’est pas comprise entre 1900 et 9999.',
    'not-a-boolean': 'Ce n’est ni vrai ni faux.',
    'forbidden-character': 'Le texte contient un caractère interdit. Retapez-le.',
    'damaged-json': 'Le fichier n’est pas du JSON valable (à l’octet {{position}}).',
    'not-an-array': 'Le fichier doit être une liste d’entrées : [ {…}, {…} ].',
    'not-an-object': 'Ce n’est pas une entrée. Une entrée se met entre accolades.',
    'too-deep': 'Le fichier est imbriqué sur plus de {{limit}} niveaux.',
    'product-too-large': 'Une entrée dépasse {{limit}} octets.',
    'duplicate-field': '« {{field}} » figure deux fois dans cette entrée. Supprimez l’un des deux.',
    'no-headings':
      'Aucune ligne de titres trouvée. Une colonne doit s’appeler « {{articleNumber}} » ou « Identifiant ».',
    'no-rows': 'Le fichier ne contient aucune entrée.',
    'missing-column':
      'La colonne « {{column}} » manque, mais les nouvelles entrées en ont besoin (lignes : {{count}}). Ajoutez-la.',
    'unknown-column': 'Cette colonne n’est pas lue, car son titre est inconnu.',
    'duplicate-column': 'La colonne {{column}} dit déjà la même chose. Supprimez l’une des deux.',
    'ambiguous-column':
      'Plusieurs caractéristiques s’appellent ainsi. Écrivez l’un de ces identifiants : {{choices}}.',
    'sheet-skipped':
      'La feuille « {{sheet}} » a été laissée de côté : elle n’a pas de ligne de titres connus.',
    'headings-repeated': 'Cette ligne a été laissée de côté : elle répète la ligne de titres.',
    'title-row':
      'Cette ligne a été laissée de côté : une seule cellule est remplie et elle ne nomme aucune entrée existante. Si c’est une entrée, ajoutez le reste.',
    'key-missing': 'Il manque à la ligne « {{articleNumber}} » et l’identifiant. Ajoutez l’un des deux.',
    'unknown-language': 'Cette langue est inconnue. Écrivez l’une de celles-ci : {{languages}}.',
    'differs-between-rows':
      'La ligne {{row}} indique autre chose pour la même entrée. Seuls les textes peuvent différer selon la langue ; écrivez partout la même valeur.',
    'duplicate-key': 'Cette entrée figure déjà à la ligne {{row}}. Supprimez l’une des deux lignes.',
    'foreign-company':
      'La ligne appartient à « {{orga}} », mais l’importation à « {{own}} ». Supprimez la ligne.',
    'unknown-category':
      'Cette catégorie n’existe pas. Écrivez l’identifiant, le nom ou le chemin d’une catégorie existante.',
    'ambiguous-category':
      'Plusieurs catégories s’appellent ainsi. Écrivez le chemin, ou l’un de ces identifiants : {{choices}}.',
    'unknown-line': 'Introuvable ici : {{line}}. À créer d’abord.',
    'ambiguous-line':
      '{{lines}} : plusieurs s’appellent ainsi. Écrivez l’un de ces identifiants : {{choices}}.',
    'unknown-attribute': 'Cette caractéristique n’existe pas.',
    'unknown-choice': 'Valeurs possibles : {{choices}}.',
    'unknown-image': 'Cette image n’est pas encore ici. Téléversez-la d’abord.',
    'not-yes-no': 'Oui ou non est attendu.',
    'not-numeric': 'Un nombre est attendu, par exemple {{example}}.',
    'ambiguous-number': 'S’agit-il de {{one}} ou de {{other}} ? Écrivez-le ainsi.',
    'wrong-unit': 'L’unité {{unit}} est attendue. Convertissez la valeur, ou écrivez seulement le nombre.',
    'number-as-text-lost':
      'La cellule est un nombre arrondi. Mettez la colonne au format texte et retapez le numéro.',
    'gtin-repaired': 'Des zéros manquaient au début ; le chiffre de contrôle correspond à {{gtin}}.',
    'article-number-taken':
      '{{articleNumber}} : déjà celui de l’entrée avec l’identifiant « {{sid}} ». Écrivez cet identifiant ou un autre numéro.',
    'right-lost': 'Le droit de le faire vous a été retiré entre-temps.',
    'nameless-row':
      'Avec deleteOthers, chaque ligne doit nommer son entrée, sinon elle serait supprimée. Ajoutez l’identifiant ou ceci : {{articleNumber}}.',
    'needs-confirmation':
      'Entrées à supprimer : {{deleted}} sur {{existing}}. Confirmez avec confirm={{deleted}}.',
    'not-there': 'Rien de tel ici. Corrigez l’entrée ou supprimez-la.',
    'stale-row':
      'Quelqu’un a modifié ceci entre-temps. Téléchargez-le à nouveau et refaites votre modification.',
    'too-many-issues': 'Il y a plus de {{limit}} remarques ; les autres ne sont pas énumérées.',
  },
} satisfies SameTexts<typeof german>;
