import { plausibility } from './plausibility.ts';
import type { SameTexts } from '../shape.ts';
import type { faults as german } from '../de/faults.ts';

export const faults = {
  ...plausibility,
  taken: 'C’est déjà pris. Choisissez autre chose.',
  'unknown-field': 'Le champ {{field}} n’existe pas ici.',
  'probably-meant': 'Il s’agit sans doute de « {{name}} ».',
  'unreadable-id':
    'Ce n’est pas un identifiant : la clé comme dans l’adresse, par exemple `alpenfenster/f1`.',
  'other-order':
    '`after` appartient à l’ordre dans lequel `Link` l’a indiqué. Prenez toute l’adresse de `Link`.',
  'no-cursor':
    'Ce n’est pas un curseur d’ici. Prenez `next` de la dernière réponse, ou commencez sans `after`.',
  'idempotency-key-used': 'Cette Idempotency-Key désigne déjà un autre appel.',
  'too-long': '{{maximum}} caractères au plus.',
  'too-many': '{{maximum}} entrées au plus.',
  'too-big': '{{maximum}} au plus.',
  'too-small': '{{minimum}} au moins.',
  required: 'Cette indication manque.',
  'wrong-type': 'Cela ne convient pas ici. Il faut {{expected}}.',
  'type-string': 'un texte',
  'type-number': 'un nombre, par exemple 12.5',
  'type-int': 'un nombre entier, par exemple 12',
  'type-boolean': 'oui ou non',
  'type-array': 'une liste',
  'type-object': 'un objet',
  'wrong-form': 'Cette indication est incompréhensible. Sa forme est décrite sous /api/docs.',
  'target-form':
    'Ce n’est pas une adresse. Écrivez-la en entier, par exemple https://erp.example.com/hooks, sans mot de passe et sans #.',
  'target-plain': 'Rien n’est envoyé sans chiffrement : prenez une adresse en https://.',
  'target-port': 'Rien n’est envoyé au port {{port}}. Prenez une adresse sans numéro de port.',
  'target-not-public':
    '{{host}} n’est pas accessible publiquement. Prenez une adresse accessible depuis Internet.',
  'webhook-off': 'Ce webhook est désactivé. Activez-le d’abord.',
  'day-passed': 'Ce jour est passé : prenez le {{today}} ou un jour plus tard.',
  'date-form': 'Une date s’écrit année-mois-jour, par exemple 2026-01-31.',
  'email-form': 'Une adresse e-mail s’écrit ainsi : name@example.com.',
  'whole-number': 'Un nombre entier est attendu, par exemple 12.',
  'single-value': 'Ici figure une seule valeur et non une liste, par exemple "blanc" et non ["blanc"].',
  'product-place':
    'Deux identifiants séparés par une barre oblique sont attendus, par exemple alpenfenster/f1.',
  'link-token': 'Ce lien n’est pas complet. Ouvrez-le tel qu’il figure dans le message.',
  'range-order': 'Une plage indique d’abord la première ligne, par exemple [0,24].',
  'row-taken': 'Cette ligne est déjà reprise et n’est plus lue.',
  'column-letter': 'La lettre d’une colonne est attendue, par exemple C.',
  'version-form': 'Une version s’écrit entre guillemets, par exemple "3".',
  'control-character': 'Les caractères de contrôle ne sont pas autorisés. Supprimez-les.',
  'gtin-check-digit': 'Le chiffre de contrôle du GTIN est faux. Comparez le numéro avec l’emballage.',
  'gtin-length': 'Un GTIN compte 8, 12, 13 ou 14 chiffres.',
  'sid-shape':
    'Uniquement des lettres sans accent, des chiffres, points, tirets et tirets bas ; d’abord une lettre ou un chiffre.',
  'bkp-shape':
    'Un code CFC a un à trois chiffres et, après trois, un point avec un ou deux autres : 27, 273, 273.1.',
  'npk-shape':
    'Une position CAN a trois chiffres, suivis au plus deux fois d’un point et de trois chiffres : 342, 342.111.',
  'ifc-shape':
    'Un type IFC commence par Ifc et s’écrit comme dans le schéma : IfcThermalTransmittanceMeasure.',
  'etim-shape': 'Une classe ETIM s’écrit EC suivi de six chiffres : EC002698.',
  'customs-tariff-shape': 'Un numéro du tarif douanier compte 6, 8, 10 ou 12 chiffres : 4418.1100.',
  'country-shape': 'Un pays s’écrit en deux majuscules selon ISO 3166 : CH, DE, IT.',
  'not-json': 'Ce n’est pas du JSON valide.',
  'encoding-broken':
    'Le contenu ne peut pas être décompressé en tant que {{encoding}}. Compressez-le à nouveau ou omettez Content-Encoding.',
  'form-broken': 'Le formulaire est incomplet. Envoyez-le de nouveau.',
  'unknown-name': '« {{name}} » n’existe pas ici. Écrivez le nom entier ou l’identifiant.',
  'several-called-so': 'Plusieurs s’appellent « {{name}} ». Écrivez l’identifiant : {{choices}}.',
  'unknown-record': '« {{sid}} » n’existe pas. Choisissez un élément existant.',
  'read-only': 'Ce champ ne peut pas être modifié. Omettez-le ou laissez-le inchangé.',
  'differs-from-address': 'Cela contredit l’adresse de l’appel ({{expected}}).',
  'not-sortable': 'Tri impossible. Valeurs possibles : {{choices}}.',
  'not-filterable': 'Filtre impossible. Valeurs possibles : {{choices}}.',
  'range-too-wide': '{{maximum}} lignes au plus à la fois.',
  'range-too-far': 'La liste s’arrête à {{maximum}} lignes. Restreignez-la avec un filtre.',
  'unknown-file': 'Ce n’est pas un fichier enregistré. Téléversez d’abord le fichier.',
  link: 'Un lien commence par /, https:// ou mailto:.',
  'web-address': 'Une adresse web se présente comme https://www.entreprise.example.',
  'video-host': 'Une vidéo se trouve chez nous ou chez l’un de ces hébergeurs : {{hosts}}.',
  'ends-before-it-begins': 'La fin précède le début.',
  'legal-stays-published': 'Chaque page renvoie à cette page juridique ; elle reste publiée.',
  itself: 'Cela renvoie à soi-même. Choisissez autre chose.',
  'not-alike': '« {{sid}} » est d’une autre nature et ne peut pas prendre cette place.',
  cycle: '« {{sid}} » se trouverait sous elle-même.',
  'needs-review':
    'Cela serait visible aussitôt et demande une approbation. Enregistrez-le comme brouillon et soumettez-le, ou adressez-vous à qui peut approuver.',
  'named-twice': '« {{sid}} » est cité deux fois.',
  'not-a-child': '« {{sid}} » ne se trouve pas directement sous cette catégorie.',
  'child-left-out': '« {{sid}} » manque. Citez toutes les catégories de ce niveau.',
  'too-many-siblings': 'Au plus {{maximum}} se trouvent directement sous une catégorie.',
  'not-in-tree': '« {{sid}} » n’est pas elle-même dans l’arborescence. Placez d’abord cette catégorie.',
  'has-children': '« {{sid}} » se trouve encore dessous. Déplacez cette catégorie ou retirez-la aussi.',
  'category-needed':
    'Cette catégorie contient {{count}} produits. Attribuez-leur d’abord une autre catégorie.',
  'parent-left-out': '« {{sid}} » n’a pas été reprise. Cette catégorie n’est donc placée nulle part.',
  'too-deep': 'Au plus {{maximum}} niveaux.',
  'general-right-only': 'Ce droit vaut pour tous. Omettez la restriction.',
  'sub-or-email': 'Indiquez soit l’utilisateur, soit l’adresse e-mail.',
  'one-of': 'Indiquez exactement une de ces données : {{choices}}.',
  'empty-file': 'Le fichier est vide. Envoyez un fichier avec des entrées.',
  'not-a-workbook': 'Ceci n’est pas un classeur que nous lisons. Enregistrez le tableau en .xlsx.',
  'unknown-format':
    'Nous ne connaissons pas ce format. Sont lus : {{formats}}. Le plus simple est d’enregistrer le tableau en Excel (.xlsx).',
  'plain-text':
    'Ceci est un texte sans colonnes. Enregistrez-le en CSV, avec un point-virgule entre les colonnes.',
  pdf: 'Ceci est un PDF. Seuls des tableaux sont lus : envoyez la liste d’origine en Excel (.xlsx).',
  'image-file':
    'Ceci est une image. Seuls des tableaux sont lus, de préférence Excel (.xlsx) ; chargez les images auprès des articles.',
  'word-document': 'Ceci est un document texte. Copiez son tableau dans Excel et enregistrez-le en .xlsx.',
  presentation: 'Ceci est une présentation. Copiez son tableau dans Excel et enregistrez-le en .xlsx.',
  'numbers-document': 'Ceci est un fichier de Numbers ou Pages. Exportez-le en Excel (.xlsx).',
  'database-file': 'Ceci est une base de données. Exportez la table des articles en Excel (.xlsx) ou CSV.',
  'other-xml':
    'Nous ne trouvons pas d’articles dans ce XML (« {{root}} ») : aucun élément ne contient plusieurs indications. Enregistrez la liste en .xlsx ou CSV.',
  'other-archive': 'Cette sorte d’archive n’est pas ouverte. Compressez le fichier en .zip ou .gz.',
  'packed-twice': 'Le fichier contient encore une archive. Ne compressez le tableau qu’une fois.',
  'zip-without-table':
    'L’archive ne contient aucun tableau. Ajoutez-en un, de préférence Excel (.xlsx) ou CSV.',
  'zip-of-several': 'L’archive contient {{count}} tableaux : {{names}}. Envoyez chacun séparément.',
  'old-xls': 'Ceci est un format Excel de 1992 ou antérieur. Enregistrez le tableau en .xlsx.',
  'binary-workbook': 'C’est un classeur binaire (.xlsb). Enregistrez le tableau au format .xlsx.',
  encrypted: 'Le fichier est protégé par un mot de passe. Enlevez le mot de passe.',
  html: 'Cette page HTML ne contient aucun tableau. Enregistrez la liste au format .xlsx ou CSV.',
  'damaged-compound': 'Le fichier (.xls) est endommagé. Enregistrez-le dans Excel en .xlsx.',
  'no-articles':
    'La livraison DATANORM ne contient aucun article. Envoyez aussi le fichier des articles (DATANORM.001).',
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
  doctype: 'Le fichier contient des instructions interdites (DOCTYPE). Enregistrez-le à nouveau dans Excel.',
  'not-utf8': 'Le fichier n’est pas écrit en UTF-8. Enregistrez-le à nouveau.',
  'damaged-xml': 'Le fichier est endommagé. Enregistrez-le à nouveau dans Excel.',
  'cut-off': 'Le fichier s’interrompt au milieu. Envoyez-le à nouveau, complet.',
  'bad-reference':
    'Une cellule se trouve à un endroit impossible. Enregistrez le fichier à nouveau dans Excel.',
  'bad-string-index':
    'Une cellule renvoie à un texte qui n’existe pas. Enregistrez le fichier à nouveau dans Excel.',
  'text-too-long': 'Un texte dépasse 32 767 caractères. Raccourcissez-le.',
  'too-many-rows': 'Le fichier a plus de {{limit}} lignes. Divisez-le.',
  'too-many-columns':
    'Sur la feuille « {{sheet}} », la colonne {{column}} contient quelque chose ; {{limit}} colonnes sont lues. Supprimez ce qui est inutile.',
  'too-many-merges':
    'Sur la feuille « {{sheet}} », plus de {{limit}} cellules sont fusionnées. Annulez ces fusions.',
  'too-slow': 'Le fichier est trop long à lire. Divisez-le.',
  'formula-error': 'La formule donne une erreur. Écrivez la valeur elle-même dans la cellule.',
  'formula-without-value':
    'La formule n’a jamais été calculée. Ouvrez le fichier dans Excel et enregistrez-le.',
  'not-a-number': 'Ce n’est pas un nombre. Écrivez-en un, par exemple 12.5.',
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
  'file-too-deep': 'Le fichier est imbriqué sur plus de {{limit}} niveaux.',
  'element-too-large': '« {{element}} » dépasse {{limit}} octets. Divisez le fichier.',
  'damaged-record':
    'L’entrée {{number}} n’est pas du JSON valable. Enregistrez le fichier et envoyez-le à nouveau.',
  'product-too-large': 'Une entrée dépasse {{limit}} octets.',
  'duplicate-field': '« {{field}} » figure deux fois dans cette entrée. Supprimez l’un des deux.',
  'no-headings':
    'Aucune ligne de titres trouvée. Une colonne doit s’appeler « {{articleNumber}} » ou « Identifiant ».',
  'no-rows': 'Le fichier ne contient aucune entrée.',
  'missing-column':
    'La colonne « {{column}} » manque, mais les nouvelles entrées en ont besoin (lignes : {{count}}). Ajoutez-la.',
  'unread-column': 'Cette colonne n’est pas lue, car son titre est inconnu.',
  'unread-column-several': 'Ces colonnes ne sont pas lues, car leurs titres sont inconnus.',
  'unknown-column':
    'Cette colonne n’est pas lue, car son titre est inconnu. Ses valeurs sont conservées jusqu’à ce que vous les attribuiez ou les abandonniez.',
  'unknown-column-several':
    'Ces colonnes ne sont pas lues, car leurs titres sont inconnus. Leurs valeurs sont conservées jusqu’à ce que vous les attribuiez ou les abandonniez.',
  'unsure-column': 'Cette colonne n’est pas lue tant que personne ne dit ce qu’elle signifie.',
  'unsure-column-several': 'Ces colonnes ne sont pas lues tant que personne ne dit ce qu’elles signifient.',
  'other-language':
    'Les textes de cette colonne ne sont dans aucune langue du catalogue. Tant que vous n’en dites pas une autre, ils figurent sous la vôtre.',
  'other-language-several':
    'Les textes de ces colonnes ne sont dans aucune langue du catalogue. Tant que vous n’en dites pas une autre, ils figurent sous la vôtre.',
  'number-doubted':
    'Cette colonne pourrait aussi être le numéro d’article. Dites laquelle c’est avant d’importer : sous d’autres numéros, ce sont d’autres produits.',
  'number-doubted-several':
    'Ces colonnes pourraient aussi être le numéro d’article. Dites laquelle c’est avant d’importer : sous d’autres numéros, ce sont d’autres produits.',
  'files-beside':
    'Autres fichiers dans le fichier ZIP : {{count}}. Déposez le même fichier ZIP auprès des images après l’import : images et documents y trouvent leurs produits.',
  'lists-left-out':
    'Autres listes du fichier qui ne sont pas lues : {{lists}}. Elles ne ressemblent pas à des produits.',
  'group-rows':
    'Intertitres au-dessus d’entrées : {{count}} (lignes {{rows}}). Des entrées en tirent leur catégorie.',
  'number-composed':
    'La liste n’a pas de numéros d’article : {{count}} entrées en ont un, formé de {{columns}}. Il sera le même avec la prochaine liste.',
  'title-composed':
    'Aucune colonne n’est un titre : {{count}} entrées sont nommées d’après {{columns}}. Celles qui ont un titre le gardent.',
  'variants-carried':
    'Variantes qui tirent titre et textes de la première avec la même valeur dans {{columns}} : {{count}}.',
  'rows-left-out': 'Lignes de totaux ou de conditions laissées de côté : {{count}} (lignes {{rows}}).',
  'category-of-sheet': 'Entrées qui tirent leur catégorie du nom de la feuille : {{count}}.',
  'category-carried':
    'Entrées qui tirent leur catégorie d’une ligne au-dessus, où elle ne figure qu’une fois : {{count}}.',
  'duplicate-column': 'La colonne {{column}} dit déjà la même chose. Supprimez l’une des deux.',
  'duplicate-column-several':
    'D’autres colonnes disent déjà la même chose. Supprimez l’une des deux à chaque fois.',
  'ambiguous-column':
    'Plusieurs caractéristiques s’appellent ainsi. Écrivez l’un de ces identifiants : {{choices}}.',
  'sheet-skipped': 'La feuille « {{sheet}} » a été laissée de côté : elle n’a pas de ligne de titres connus.',
  'sheet-unnumbered':
    'La feuille « {{sheet}} » a été laissée de côté : aucune de ses colonnes ne numérote sûrement des produits. Dites parmi les colonnes laquelle le fait.',
  'other-table': 'Un autre tableau, avec ses propres colonnes, commence ici : il a été lu à part.',
  'headings-repeated': 'Cette ligne a été laissée de côté : elle répète la ligne de titres.',
  'repeated-row': 'La ligne {{row}} dit la même chose du même produit. Cette ligne est laissée de côté.',
  'repeated-row-several':
    'Ces lignes disent la même chose qu’une ligne plus haut. Elles sont laissées de côté.',
  'title-row':
    'Cette ligne a été laissée de côté : une seule cellule est remplie et elle ne nomme aucune entrée existante. Si c’est une entrée, ajoutez le reste.',
  'key-missing': 'Il manque à la ligne « {{articleNumber}} » et l’identifiant. Ajoutez l’un des deux.',
  'unknown-language': 'Cette langue est inconnue. Écrivez l’une de celles-ci : {{languages}}.',
  'differs-between-rows':
    'La ligne {{row}} indique autre chose pour la même entrée. Seuls les textes peuvent différer selon la langue ; écrivez partout la même valeur.',
  'differs-between-rows-several':
    'Plusieurs lignes indiquent autre chose pour la même entrée. Seuls les textes peuvent différer selon la langue ; écrivez partout la même valeur.',
  'said-before':
    'La ligne {{row}} dit autre chose de la même entrée, et c’est elle qui compte. Ceci n’est pas repris.',
  'said-before-several':
    'Plusieurs lignes d’une feuille disent des choses différentes de la même entrée. La première compte.',
  'duplicate-key': 'Cette entrée figure déjà à la ligne {{row}}. Supprimez l’une des deux lignes.',
  'duplicate-key-several':
    'Ces entrées figurent déjà plus haut. Supprimez à chaque fois l’une des deux lignes.',
  'foreign-company':
    'La ligne appartient à « {{orga}} », mais l’importation à « {{own}} ». Supprimez la ligne.',
  'no-category':
    'Aucune colonne n’indique la catégorie de ces produits. Dites laquelle c’est ou ajoutez une colonne.',
  'unknown-category':
    'Cette catégorie n’existe pas. Écrivez l’identifiant, le nom ou le chemin d’une catégorie existante.',
  'ambiguous-category':
    'Plusieurs catégories s’appellent ainsi. Écrivez le chemin, ou l’un de ces identifiants : {{choices}}.',
  'ambiguous-category-several':
    'Plusieurs catégories s’appellent ainsi. Écrivez le chemin ou un identifiant.',
  'unknown-product-line': 'Introuvable ici : {{line}}. À créer d’abord.',
  'ambiguous-product-line':
    '{{lines}} : plusieurs s’appellent ainsi. Écrivez l’un de ces identifiants : {{choices}}.',
  'ambiguous-product-line-several': '{{lines}} : plusieurs s’appellent ainsi. Écrivez un identifiant.',
  'unknown-attribute': 'Cette caractéristique n’existe pas.',
  'no-file-column':
    '« {{name}} » n’est pas une colonne d’un fichier de produits. « product/columns » indique lesquelles existent.',
  'one-meaning': 'Indiquez une seule chose : une catégorie, une caractéristique, une gamme ou un autre mot.',
  'value-without-attribute': 'Indiquez aussi à quelle caractéristique appartient la valeur.',
  'line-and-company': 'Indiquez la gamme et à qui elle appartient.',
  'no-class-carried':
    'Aucune de nos catégories ne porte une classe de ce fichier. Donnez d’abord aux catégories leurs classes ETIM.',
  'etim-table-alone':
    'À elle seule, cette table d’ETIM ne dit rien des caractéristiques. Envoyez le fichier zip tel qu’il est publié, ou ETIMARTCLASSFEATUREMAP.csv, ETIMFEATURE.csv ou ETIMVALUE.csv.',
  'etim-units':
    'Les classes mesurent cette caractéristique différemment : ici en {{unit}}, ailleurs en {{others}}. On garde {{unit}}.',
  'class-not-carried': 'Aucune catégorie ne porte cette classe. La ligne a été laissée de côté.',
  'unknown-meaning':
    'La signification est illisible. Écrivez category:…, attribute:…, value:caractéristique=valeur, line:entreprise/gamme ou word:….',
  'unknown-value': 'La caractéristique n’a pas cette valeur. Valeurs possibles : {{choices}}.',
  'unknown-choice': 'Valeurs possibles : {{choices}}',
  'unknown-image': 'Cette image n’est pas encore ici. Téléversez-la d’abord.',
  'not-yes-no': 'Oui ou non est attendu.',
  'not-numeric': 'Un nombre est attendu, par exemple {{example}}.',
  'ambiguous-number': 'S’agit-il de {{one}} ou de {{other}} ? Écrivez-le ainsi.',
  'ambiguous-number-several':
    'Ces nombres peuvent se lire de deux façons, comme {{one}} ou {{other}}. Écrivez-les sans ambiguïté.',
  'approximate-number': 'La valeur est approximative : le nombre a été repris.',
  'tolerance-left-out': 'La tolérance a été laissée de côté : le nombre a été repris.',
  'addition-left-out': 'L’ajout a été laissé de côté : le nombre a été repris.',
  'number-range':
    'C’est une plage, et la caractéristique prend un nombre. La valeur a été conservée à part et non reprise.',
  'number-bound':
    'C’est une limite, et la caractéristique prend un nombre. La valeur a été conservée à part et non reprise.',
  'several-numbers':
    'Ce sont plusieurs nombres, et la caractéristique en prend un. La valeur a été conservée à part et non reprise.',
  'first-of-month': 'Le jour manque : {{day}} a été repris.',
  'first-of-month-several': 'Le jour manque : le premier du mois a été repris.',
  'price-column':
    'Les prix font partie des offres des revendeurs. Cette colonne n’est pas lue, et conservée seulement si vous le dites.',
  'price-column-several':
    'Les prix font partie des offres des revendeurs. Ces colonnes ne sont pas lues, et conservées seulement si vous le dites.',
  'raw-values-long':
    '{{count}} valeurs de colonnes non lues n’ont pas été conservées, car elles dépassent {{most}} caractères.',
  'raw-values-full':
    '{{count}} valeurs de colonnes non lues n’ont pas été conservées, car l’entreprise ne peut en avoir davantage. Attribuez des colonnes ou abandonnez-les.',
  'not-kept': 'Aucune valeur n’est conservée de cette colonne.',
  'says-nothing': 'Il est dit ici qu’il n’y a pas de valeur : ce qui est enregistré reste.',
  'unfit-unit':
    'Cette unité ne mesure pas la même chose que la caractéristique : ses valeurs sont en {{unit}}. Écrivez-en une dans laquelle elles peuvent être converties, ou laissez le champ vide.',
  'wrong-unit': 'L’unité {{unit}} est attendue. Convertissez la valeur, ou écrivez seulement le nombre.',
  'number-as-text-lost':
    'La cellule est un nombre arrondi. Mettez la colonne au format texte et retapez le numéro.',
  'gtin-repaired': 'Des zéros manquaient au début ; le chiffre de contrôle correspond à {{gtin}}.',
  'gtin-repaired-several': 'Des zéros manquaient au début ; avec eux, les chiffres de contrôle sont justes.',
  'article-number-taken':
    '{{articleNumber}} : déjà celui de l’entrée avec l’identifiant « {{sid}} ». Écrivez cet identifiant ou un autre numéro.',
  'article-number-taken-several':
    '{{articleNumber}} : déjà ceux d’autres entrées. Écrivez leurs identifiants ou d’autres numéros.',
  'right-lost': 'Le droit de le faire vous a été retiré entre-temps.',
  'nameless-row':
    'Avec deleteOthers, chaque ligne doit nommer son entrée, sinon elle serait supprimée. Ajoutez l’identifiant ou ceci : {{articleNumber}}.',
  'needs-confirmation':
    'Entrées à supprimer : {{deleted}} sur {{existing}} ; entrées d’autres qui disparaissent ou perdent quelque chose : {{lost}}. Confirmez avec confirm={{confirm}}.',
  'rehearsal-too-long':
    'L’essai dure plus de {{minutes}} minutes et a été interrompu. Divisez le fichier, ou réessayez quand il y a moins d’activité.',
  'not-there': 'Rien de tel ici. Corrigez l’entrée ou supprimez-la.',
  'changed-meanwhile':
    'Quelqu’un a modifié cela entre-temps. Vérifiez le nouvel état, puis modifiez-le encore une fois.',
  'gone-meanwhile': 'Cela n’existe plus, ou vous ne le voyez plus. Rechargez la liste.',
  'no-right-to-change': 'Le droit vous manque. Demandez-le, ou ne choisissez que ce qui est à vous.',
  'nothing-there': 'Rien ne correspond à ce filtre. Modifiez le filtre.',
  'stale-row':
    'Quelqu’un a modifié ceci entre-temps. Téléchargez-le à nouveau et refaites votre modification.',
  'too-many-issues': 'Il y a plus de {{limit}} remarques ; les autres ne sont pas énumérées.',
  'no-medium': 'Ni image ni PDF : le fichier n’est pas repris.',
  'no-product':
    'D’aucune entrée : nommez le fichier ou son dossier d’après {{articleNumber}} ou GTIN, par exemple « 12345_1.jpg ».',
  'several-products':
    'Cela pourrait appartenir à plusieurs entrées ({{products}}). Nommez le fichier plus précisément.',
  'same-content': 'Le même contenu que « {{path}} » ; il est repris une fois.',
  'same-name': 'Ce nom revient dans le fichier ZIP : la dernière entrée compte. Renommez-en une.',
  'address-form':
    'Ce n’est pas l’adresse d’une image. Écrivez-la en entier, par exemple https://example.com/image.jpg.',
  'address-unknown': 'Le serveur {{host}} n’existe pas ou est introuvable. Vérifiez l’adresse.',
  'address-not-public': '{{host}} n’est pas accessible publiquement. Téléversez l’image vous-même.',
  'address-port': 'Rien n’est récupéré sur le port {{port}}. Prenez une adresse sans numéro de port.',
  'fetch-failed': '{{host}} ne répond pas. Réessayez plus tard ou téléversez l’image vous-même.',
  'fetch-refused': 'Il n’y a rien à cette adresse (statut {{status}}). Vérifiez l’adresse.',
  'fetch-redirects': 'L’adresse redirige plus de {{most}} fois. Prenez l’adresse de l’image elle-même.',
  'fetch-type':
    'À cette adresse il n’y a ni image ni PDF mais « {{type}} ». Prenez l’adresse du fichier lui-même.',
  'fetch-too-large': 'Le fichier dépasse {{megabytes}} Mo. Réduisez-le.',
  'fetch-too-slow':
    'Le fichier n’est pas arrivé en {{seconds}} secondes. Réessayez plus tard ou téléversez-le vous-même.',
  'zip-damaged': 'Le fichier ZIP est endommagé ({{entry}} : {{reason}}). Compressez-le à nouveau.',
  'zip-encrypted': 'Le fichier ZIP est chiffré ({{entry}}). Compressez-le sans mot de passe.',
  'zip-entries': 'Le fichier ZIP a {{count}} entrées, {{most}} au plus sont possibles. Divisez-le.',
  'zip-too-large': 'Décompressé, le contenu dépasserait {{megabytes}} Mo. Divisez-le ou réduisez les images.',
  'zip-bomb':
    '« {{entry}} » du fichier ZIP prend une taille inhabituelle une fois décompressé. N’y mettez que des images et des documents.',
  'zip-path': 'Une entrée du fichier ZIP a un nom non admis : « {{entry}} ». Compressez-le à nouveau.',
} satisfies SameTexts<typeof german>;
