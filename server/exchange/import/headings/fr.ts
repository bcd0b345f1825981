import type { Synonyms } from './synonyms.ts';

export const synonyms: Synonyms = {
  orgaSid: ['Identifiant de l’entreprise', 'Identifiant du fournisseur', 'Identifiant du fabricant'],
  sid: ['Identifiant du produit', 'ID produit'],
  articleNumber: [
    'N° d’article',
    'No d’article',
    'N. d’article',
    'Nº article',
    'N° article',
    'Article',
    'Référence',
    'Réf.',
    'Référence fabricant',
    'Code article',
    'Numéro de commande',
  ],
  gtins: ['Code EAN', 'Code-barres', 'Code barres', 'Numéro EAN'],
  title: ['Désignation', 'Libellé', 'Nom du produit', 'Nom', 'Texte court', 'Intitulé'],
  subTitle: ['Texte court 2', 'Complément', 'Désignation complémentaire'],
  description: ['Texte long', 'Description du produit', 'Descriptif'],
  keywords: ['Mot-clé', 'Termes de recherche', 'Synonymes'],
  mainCategory: ['Catégorie principale', 'Groupe de produits', 'Famille d’articles', 'Groupe d’articles'],
  productLine: ['Série', 'Ligne', 'Ligne de produits', 'Gamme de produits', 'Famille de produits'],
  images: ['Image', 'Photo', 'Photos'],
  rowLanguage: ['Langue', 'Code langue'],
};
