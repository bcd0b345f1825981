/** Mappings on a sample. */
export const mapping = {
  title: 'Essayer sur un exemple',
  hint: 'Collez les titres et quelques lignes de votre tableau, ou choisissez un petit fichier. Rien n’est enregistré.',
  paste: 'Lignes du tableau',
  try: 'Essayer',
  file: 'Choisir un fichier',
  result: '{{good}} lignes sur {{read}} sont bonnes.',
  column: 'Colonne',
  means: 'Signifie',
  samples: 'Valeurs',
  unread: 'n’est pas lue',
  row: 'Ligne {{row}}',
};
