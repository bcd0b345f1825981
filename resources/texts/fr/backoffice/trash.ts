/** What was deleted and can be brought back. */
export const trash = {
  title: 'Supprimés',
  of: 'Supprimé : {{what}}',
  lead: 'Ce qui a été supprimé peut être récupéré pendant {{days}} jours, avec tout ce qui est parti avec.',
  none: 'Rien n’a été supprimé.',
  deleted: 'supprimé par {{who}} le {{day}}, récupérable jusqu’au {{until}}',
  taken: 'Cet identifiant est de nouveau utilisé. Supprimez d’abord cet élément pour récupérer celui-ci.',
  restore: 'Récupérer « {{called}} »',
};
