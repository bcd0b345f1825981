import type { server as german } from '../de/server.ts';
import type { SameTexts } from '../shape.ts';

export const server = {
  login: {
    description:
      'Connexion à {{title}} : pour les personnes qui y tiennent des données ou lisent des contenus non publics.',
  },
  docsPage: {
    title: 'Interface de programmation',
    reference: 'Tous les appels, à essayer',
    referenceHint:
      'Sous « Authorize », saisissez votre clé pour « key » (sans « Bearer ») ; elle reste sur cette page et disparaît à sa fermeture. « Try it out » appelle réellement cette plateforme : ce qui écrit écrit ; avec dryRun=true, on ne fait que vérifier.',
    example: 'Par exemple',
    problems: 'Toutes les erreurs',
    copy: 'Copier',
    copied: 'Copié',
  },
  problemPage: {
    title: 'Erreurs de l’interface',
    all: 'Toutes les erreurs',
    hint: 'Une réponse nomme ce genre d’erreur dans `type` (RFC 9457). `detail` et `errors` disent ce qui ne va pas exactement ; `X-Request-Id` désigne la requête si vous nous écrivez.',
  },
  problem: {
    malformed: {
      title: 'Requête illisible',
      detail: 'La requête n’a pas pu être lue. Vérifiez les indications citées.',
    },
    unauthorized: { title: 'Connexion requise', detail: 'Connectez-vous et réessayez.' },
    forbidden: {
      title: 'Droit manquant',
      detail: 'Vous n’avez pas le droit nécessaire. Demandez-le à votre administration.',
    },
    'not-found': {
      title: 'Introuvable',
      detail: 'L’élément recherché n’existe pas ou plus. Vérifiez l’adresse ou utilisez la recherche.',
    },
    'no-licence': {
      title: 'Pas de catalogue entier',
      detail:
        'Cette plateforme n’indique aucune licence permettant de charger tout son catalogue. Adressez-vous à qui l’administre.',
    },
    'unknown-platform': {
      title: 'Plate-forme inconnue',
      detail: 'Cette plate-forme n’existe pas. Sont connues par exemple CH, DE_DEMO et RHB_API.',
    },
    'method-not-allowed': {
      title: 'Méthode non autorisée',
      detail: 'Cette adresse ne connaît que : {{allowed}}.',
    },
    timeout: {
      title: 'Trop lent',
      detail: 'La requête n’est pas arrivée à temps. Réessayez avec une meilleure connexion.',
    },
    'headers-too-large': {
      title: 'En-tête trop grand',
      detail:
        'Le navigateur a envoyé des indications trop nombreuses ou trop grandes. Supprimez les cookies de ce site.',
    },
    'cross-site': {
      title: 'Requête d’un autre site',
      detail: 'La requête ne portait pas la marque de ce site. Rechargez la page et réessayez.',
    },
    conflict: {
      title: 'Contradiction',
      detail: 'Cela contredit ce qui est enregistré. Rechargez et réessayez.',
    },
    duplicate: { title: 'Existe déjà', detail: 'Cette clé est déjà utilisée. Choisissez-en une autre.' },
    stays: {
      title: 'C’est nécessaire',
      detail: 'Chaque page du catalogue y renvoie. Modifiez son contenu au lieu de le supprimer.',
    },
    'cursor-gone': {
      title: 'Curseur plus valable',
      detail:
        'Il appartient à une autre question ou à d’autres droits, ou il est trop ancien. Recommencez depuis le début, sans `after`.',
    },
    'key-call': {
      title: 'Fermé aux clés',
      detail: 'Aucune clé API n’ouvre cet appel. Faites-le en tant que personne connectée.',
    },
    'key-platform': {
      title: 'Autre plateforme',
      detail:
        'La clé API vaut pour {{platform}} et ses adresses. Appelez là-bas, ou prenez une clé de cette plateforme.',
    },
    'key-scope': {
      title: 'Hors de sa portée',
      detail: 'La clé API n’a pas la portée « {{scope}} ». Faites-en établir une qui l’a.',
    },
    'key-powerless': {
      title: 'Clé sans effet',
      detail:
        'La personne qui a établi la clé API n’en a plus le droit. Faites-la renouveler par quelqu’un qui l’a.',
    },
    'lists-changed': {
      title: 'Modifié ailleurs',
      detail: 'Les listes ont été modifiées ailleurs entre-temps. Relisez-les.',
    },
    referenced: {
      title: 'Encore utilisé',
      detail: 'Un autre élément y renvoie. Supprimez d’abord les renvois.',
    },
    'referenced-by': {
      title: 'Encore utilisé',
      detail: 'Y renvoient encore : {{what}}. Supprimez d’abord ces renvois.',
    },
    'needed-by': {
      title: 'Encore utilisé',
      detail:
        'Cet élément est encore utilisé {{n}} fois : {{what}}. Confirmez ce nombre, ou indiquez ce qui le remplace.',
    },
    'replaced-only': {
      title: 'Encore utilisé',
      detail:
        'Cet élément est encore utilisé {{n}} fois : {{what}}. Indiquez ce qui le remplace ; on ne peut pas s’en passer partout.',
    },
    'not-undoable': {
      title: 'Impossible à annuler',
      detail: 'Rien n’a été écrit ici, ou c’est déjà annulé. Rechargez.',
    },
    'not-ready': {
      title: 'Pas encore prêt',
      detail: 'Cette modification est encore examinée. Réessayez dans un instant.',
    },
    emptied: {
      title: 'Supprimé définitivement',
      detail:
        'Cet élément a été retiré des éléments supprimés et ne peut plus être récupéré. Créez-le à nouveau.',
    },
    'undo-too-late': {
      title: 'Trop tard',
      detail: 'Une annulation n’est possible que pendant 30 jours. Modifiez les données à la main.',
    },
    stale: {
      title: 'Modifié entre-temps',
      detail: 'Quelqu’un a modifié cet élément entre-temps ; rien n’a été enregistré. Rechargez-le.',
    },
    'too-large': { title: 'Trop volumineux', detail: 'L’envoi est trop volumineux. Répartissez-le.' },
    'wrong-type': {
      title: 'Type incorrect',
      detail: 'Cette adresse n’accepte pas ce type de contenu. Les types acceptés figurent sous /api/docs.',
    },
    'no-picture': {
      title: 'Image illisible',
      detail: 'Ce n’est pas une image que nous pouvons lire. Choisissez un JPEG, PNG, WebP, AVIF ou TIFF.',
    },
    'no-pdf': { title: 'Pas un PDF', detail: 'Ce n’est pas un PDF. Enregistrez le document en PDF.' },
    unprocessable: {
      title: 'Indications erronées',
      detail: 'Rien n’a été enregistré. Corrigez les indications citées.',
    },
    'unprocessable-query': {
      title: 'Indications erronées',
      detail: 'L’adresse demande ce qui n’est pas possible. Corrigez les indications citées.',
    },
    'too-many': { title: 'Trop de requêtes', detail: 'Attendez un instant et réessayez.' },
    internal: {
      title: 'Erreur de notre part',
      detail: 'Une erreur est survenue chez nous. Indiquez au support le numéro {{requestId}}.',
    },
    'rehearsal-too-long': {
      title: 'Essai trop long',
      detail:
        'L’essai dure plus de {{seconds}} secondes et a été interrompu\u00a0; rien n’a été enregistré. Réessayez quand il y a moins d’activité, ou avec moins à la fois.',
    },
    unavailable: {
      title: 'Momentanément impossible',
      detail: 'Ce n’est pas possible pour le moment. Réessayez dans un instant.',
    },
    'no-space': {
      title: 'Espace insuffisant',
      detail: 'Le stockage est plein ; rien n’a été enregistré. Signalez-le au support.',
    },
    'own-rights': {
      title: 'Droits propres',
      detail: 'Personne ne modifie ses propres droits. Demandez à quelqu’un d’autre.',
    },
    'request-answered': {
      title: 'Déjà traitée',
      detail: 'Quelqu’un a déjà répondu à cette demande. Rechargez la liste.',
    },
    'last-admin': {
      title: 'Dernière administration',
      detail: 'C’est la dernière personne qui a tous les droits. Donnez d’abord le droit ADMIN à une autre.',
    },
    'encoded-body': {
      title: 'Contenu compressé',
      detail:
        'Ce qui est compressé avec gzip, br, zstd ou deflate est décompressé, une seule fois. Les formulaires et les envois par parties arrivent tels quels. Envoyez ainsi ou sans Content-Encoding.',
    },
    'unreadable-picture': {
      title: 'Image illisible',
      detail:
        'L’image est endommagée ou compte plus de {{megapixels}} mégapixels. Enregistrez-la à nouveau, au besoin plus petite.',
    },
    'pictures-busy': {
      title: 'Trop d’images en ce moment',
      detail:
        'Votre image est en ordre, mais trop d’images sont en cours de traitement. Réessayez dans {{seconds}} secondes.',
    },
    'heavy-picture': {
      title: 'Image trop lourde',
      detail: 'L’image demande trop de mémoire. Enregistrez-la plus petite ou en JPEG.',
    },
    'budget-stored': {
      title: 'Espace épuisé',
      detail:
        '{{used}} Mo sur {{most}} sont occupés. Supprimez les images et documents devenus inutiles ou demandez davantage à votre administration.',
    },
    'tus-version': {
      title: 'Autre protocole',
      detail:
        'Les téléversements par parties suivent tus 1.0.0 : envoyez l’en-tête « Tus-Resumable » avec la valeur 1.0.0.',
    },
    'upload-offset': {
      title: 'Autre début',
      detail: 'Cette partie ne suit pas ce qui est déjà là. Demandez par HEAD où en est le téléversement.',
    },
    'upload-unfinished': {
      title: 'Pas encore complet',
      detail: 'Un téléversement n’est pas arrivé en entier. Poursuivez-le.',
    },
    'not-assignable': {
      title: 'Ne peut plus être attribué',
      detail: 'Ces fichiers sont déjà repris, ou ils ne sont plus là : envoyez-les encore une fois.',
    },
    'nothing-to-store': {
      title: 'Rien à reprendre',
      detail: 'Rien n’en convient, ou la livraison a déjà été reprise.',
    },
    'budget-day': {
      title: 'Épuisé pour aujourd’hui',
      detail:
        'Aujourd’hui, {{megabytes}} Mo sur {{mostMegabytes}} et {{pictures}} images sur {{mostPictures}} ont été envoyés, en tout {{megapixels}} mégapixels sur {{mostMegapixels}}. Continuez demain ou demandez davantage à votre administration.',
    },
    'workbench-busy': {
      title: 'Travail en cours',
      detail: 'Le fichier est en train d’être lu ou écrit. Réessayez quand ce sera terminé.',
    },
    'too-many-workbenches': {
      title: 'Trop de fichiers ouverts',
      detail: 'Il y a déjà {{most}} fichiers en cours. Terminez-en un ou abandonnez-le.',
    },
    'budget-imports': {
      title: 'Trop d’imports en attente',
      detail: '{{most}} imports sont déjà en attente. Réessayez quand l’un d’eux sera terminé.',
    },
    'budget-rows': {
      title: 'Trop de lignes en attente',
      detail:
        '{{used}} lignes sont en attente, avec ce fichier plus de {{most}}. Réessayez quand un import sera terminé, divisez le fichier ou demandez davantage à votre administration.',
    },
    'unreadable-pdf': {
      title: 'PDF illisible',
      detail: 'La fin du PDF manque. Enregistrez-le à nouveau et téléversez-le encore une fois.',
    },
    quota: {
      title: 'Espace plein',
      detail: 'Le nombre maximal de fichiers est atteint. Supprimez ce qui ne sert plus.',
    },
  },
  importMail: {
    doneSubject: 'L’importation de {{file}} est terminée',
    done: 'Bonjour\n\nVotre fichier {{file}} est repris et son contenu se trouve : {{created}} nouveaux, {{changed}} modifiés, {{unchanged}} inchangés, {{deleted}} supprimés. Lignes avec des erreurs : {{failed}}.\n\n{{link}}\n\n{{platform}}',
    refusedSubject: 'L’importation de {{file}} n’a pas abouti',
    refused:
      'Bonjour\n\nRien de votre fichier {{file}} n’a été repris. La raison se trouve ici :\n\n{{link}}\n\n{{platform}}',
  },
  notices: {
    reviewAsked: { text: '{{who}} demande l’approbation d’un brouillon.' },
    reviewAnswered: {
      returned: '{{who}} a renvoyé votre brouillon.',
      published: '{{who}} a approuvé et publié votre brouillon.',
    },
    rightAsked: { text: '{{who}} demande un accès.' },
    documentsExpiring: {
      text_one: 'Un document expire le {{day}}.',
      text_many: '{{count}} documents expirent le {{day}}.',
      text_other: '{{count}} documents expirent le {{day}}.',
    },
    searchedInVain: { text: '« {{text}} » a été recherché {{count}} fois sans résultat.' },
    importEnded: {
      done: 'Importé : {{created}} nouveaux, {{changed}} modifiés, {{deleted}} supprimés. Lignes erronées : {{failed}}.',
      checked:
        'Vérifié : {{created}} nouveaux, {{changed}} modifiés, {{deleted}} supprimés. Lignes erronées : {{failed}}.',
      refused: 'Cette importation n’a pas abouti.',
    },
    bulkEnded: {
      done: 'Modifiés : {{changed}}. Refusés : {{refused}}.',
      undone: 'Annulés : {{changed}}. Laissés tels quels : {{refused}}.',
    },
    webhookOff: {
      failing:
        'Le webhook « {{name}} » est désactivé : rien n’est arrivé pendant trois jours. Activez-le dès que l’adresse répond ; ce qui attend est alors envoyé.',
      gone: 'Le webhook « {{name}} » est désactivé : l’adresse dit qu’elle n’existe plus (410).',
    },
  },
  noticeMail: {
    subject: '{{count}} nouvelles sur {{platform}}',
    text: 'Bonjour\n\nVoici ce qui est nouveau pour vous :\n\n{{lines}}\n\nLa suite se trouve dans le backoffice, sous la cloche. Vous y choisissez aussi ce dont vous êtes averti par e-mail :\n\n{{link}}\n\n{{platform}}',
  },
  rightMail: {
    invited: {
      subject: 'Votre accès à {{platform}}',
      text: 'Bonjour\n\nQuelqu’un a donné à {{email}} un droit dans le back-office de {{platform}}. Créez un compte avec cette adresse, ou connectez-vous ; le droit compte dès que vous avez confirmé l’adresse :\n\n{{link}}\n\nSi vous ne connaissez pas {{platform}}, ne faites rien : sans votre connexion, rien ne se passe.\n\n{{platform}}',
    },
    granted: {
      subject: 'Vous avez accès',
      text: 'Bonjour\n\nVotre demande auprès de {{platform}} est acceptée. Continuez ici :\n\n{{link}}\n\n{{platform}}',
    },
    refused: {
      subject: 'Votre demande est refusée',
      text: 'Bonjour\n\nVotre demande auprès de {{platform}} est refusée. {{reason}}\n\nCe que vous avez demandé figure dans votre profil :\n\n{{link}}\n\n{{platform}}',
    },
    asked: {
      subject: 'Quelqu’un demande un accès',
      text: 'Bonjour\n\n{{who}} demande un droit auprès de {{platform}}. {{company}}\n\n{{wish}}\n\nDonnez-le ou refusez-le ici :\n\n{{link}}\n\n{{platform}}',
    },
  },
  newsletterMail: {
    subject: 'Confirmer la newsletter',
    text: 'Bonjour\n\nVous souhaitez recevoir la newsletter de {{platform}} à l’adresse {{email}}. Confirmez-le par ce lien :\n\n{{link}}\n\nSi vous ne vous êtes pas inscrit, ne faites rien : vous ne recevrez rien de nous.\n\n{{platform}}',
  },
  list: {
    quantity: 'Quantité',
    note: 'Remarque',
    comparison: 'Comparaison',
    property: 'Caractéristique',
    differing: 'Différences',
    same: 'Identique pour tous',
    yes: 'oui',
    no: 'non',
  },
  template: {
    data: 'Données',
    notes: 'Remarques',
    column: 'Colonne',
    note: 'Remarque',
    required: 'Obligatoire',
    yes: 'oui',
    no: 'non',
  },
} satisfies SameTexts<typeof german>;
