/** What was deleted and can be brought back. */
export const trash = {
  title: 'Supprimés',
  of: 'Supprimé : {{what}}',
  lead: 'Ce qui a été supprimé peut être récupéré pendant {{days}} jours, avec tout ce qui est parti avec.',
  none: 'Rien n’a été supprimé.',
  deleted: 'supprimé par {{who}} le {{day}}, récupérable jusqu’au {{until}}',
  taken: 'Cet identifiant est de nouveau utilisé. Supprimez d’abord cet élément pour récupérer celui-ci.',
  restore: 'Récupérer « {{called}} »',
  empty: 'Vider',
  emptyOne: 'Supprimer définitivement « {{called}} »',
  forGood: 'Supprimer définitivement',
  emptyTitle_one: 'Supprimer définitivement {{n}} élément ?',
  emptyTitle_many: 'Supprimer définitivement {{n}} éléments ?',
  emptyTitle_other: 'Supprimer définitivement {{n}} éléments ?',
  emptyText:
    'Il ne sera plus possible de récupérer quoi que ce soit. L’activité continue d’indiquer ce que c’était et qui l’a supprimé.',
  stays_one:
    '{{n}} élément reste : c’est une déclaration des performances publiée, qui n’est jamais retirée avant son terme.',
  stays_many:
    '{{n}} éléments restent : ce sont des déclarations des performances publiées, qui ne sont jamais retirées avant leur terme.',
  stays_other:
    '{{n}} éléments restent : ce sont des déclarations des performances publiées, qui ne sont jamais retirées avant leur terme.',
  emptied_one: '{{n}} élément est supprimé définitivement.',
  emptied_many: '{{n}} éléments sont supprimés définitivement.',
  emptied_other: '{{n}} éléments sont supprimés définitivement.',
  emptiedBy: 'Supprimé définitivement par {{who}} le {{day}}.',
};
