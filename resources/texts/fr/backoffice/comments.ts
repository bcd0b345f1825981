/** What people say to each other about a record. */
export const comments = {
  title: 'Commentaires',
  none: 'Personne n’a encore rien dit.',
  takenBack: 'Retiré',
  takeBack: 'Retirer',
  own: 'Votre commentaire',
  whoSees:
    'Toutes les personnes qui peuvent modifier cet enregistrement le voient ; il n’apparaît pas dans le catalogue.',
  say: 'Envoyer',
};
