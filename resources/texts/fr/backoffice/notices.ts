export const notices = {
  title: 'Messages',
  unseen_one: '{{n}} nouveau message',
  unseen_many: '{{n}} nouveaux messages',
  unseen_other: '{{n}} nouveaux messages',
  clear: 'Tout retirer',
  none: 'Ce qui se termine pendant votre absence apparaît ici.',
  show: 'Voir',
};
