import type { Words } from './role.ts';

export const words: Words = {
  item: 'article articles art produit produits prod matériel matériau pièce modèle catalogue',
  number: 'numéro numéros numero no n num nr code codes identifiant id',
  reference: 'référence références réf ref refcial refcommerciale refciale',
  supplier: 'fournisseur fournisseurs fourn frs fabricant fabricants fabr fab constructeur usine',
  own: 'interne propre notre',
  name: 'désignation désig desig libellé lib nom intitulé dénomination titre',
  text: 'description descr descriptif texte text résumé',
  short: 'court courte abrégé abrégée sommaire étiquette ticket caisse',
  long: 'long longue détaillé détaillée complet complète technique marketing soumission cctp devis cahier charges',
  more: 'suite précision précisions complément complémentaire supplémentaire second deuxième sous résumé',
  keyword: 'mots mot clés clé tags synonymes',
  group:
    'groupe catégorie catégories famille familles rayon rubrique chapitre univers hiérarchie sous-famille arborescence segment grp',
  goods: 'marchandise marchandises',
  main: 'principal principale niveau',
  sub: 'sous sous-famille sous-catégorie',
  path: 'chemin arborescence',
  series: 'série gamme ligne collection',
  maker: 'fabricant fabricants fabr fab constructeur',
  document:
    'fiche fiches notice certificat déclaration document documents pdf notices fds plan fdes cad bim pv-essai schéma schémas croquis',
  brand: 'marque mque',
  barcode: 'ean gtin gencod gencode gencodes barres barre upc',
  image: 'image images photo photos visuel visuels illustration',
  address: 'lien url chemin fichier adresse',
  price:
    'prix tarif tarifs remise remises rabais tva taxe taxes devise monnaie coût ht ttc pu puht eur chf écotaxe deee escompte pa pv',
  unit: 'unité unités um ub uv',
  order: 'commande cde cmd vente vte achat facturation cdes ach fact',
  least: 'min minimum minimale minimal mini qmv multiple multiples lot palier qtemin',
  quantity: 'q quantité quantités qté qte qmv nb nbre nombre pièces pcs qtemin',
  pack: 'emballage conditionnement cdt cond condt colis carton palette colisage collisage paquet boîte sachet bte lot-pack paq bte btes pal sac sacs seau cart emb suremballage surconditionnement',
  customs: 'douane douanier douanière nomenclature nc hs intrastat taric statistique ndp sh ngp tares',
  tariff: 'tarif tarifaire',
  origin: 'origine provenance fabrication fabriqué fabr prov orig production',
  country: 'pays lieu',
  successor: 'successeur remplacé remplacement remplaçant remplace substitut substitution',
  etim: 'etim',
  thing:
    'système luminaire lampe appareil panneau panneaux plaque rouleau lame tableau vantail profilé tube module',
  foreign:
    'client clients ancien ancienne précédent précédente antérieur antérieure concurrent stock stockage magasin dépôt compte statut emplacement casier date acheteur sommeil accessoire accessoires associé compatible oem créé modifié auteur remarque remarques commentaire disponibilité disponible position votre vos',
  filler:
    'liste env environ valeur cial le la les l de du des d et ou par pour en à au aux un une avec tous uvc pce clair original pc pcs pièce',
  net: 'net nette nominal nominale total totale hors tout',
  gross: 'brut brute',
  part: 'intérieur intérieure extérieur extérieure ext int max maximum maximal maximale emballé encastrement',
  variant: 'variante variantes déclinaison',
  parent: 'parent mère père',
  caption: 'titre',
  next: 'nouveau nouvelle nouvel',
  shown: 'web internet site boutique commercial commerciale',
  about:
    'atouts bénéfices caractéristiques avantages utilisation application applications usage infos info précisions spécifications domaine points forts',
  ending:
    'retiré retrait arrêt arrêté suppr supprimé suppression épuisé obsolète abandon abandonné déréférencé',
  day: 'date jusqu jusque le du depuis',
};
