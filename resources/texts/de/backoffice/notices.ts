/** What ended while one was elsewhere. */
export const notices = {
  title: 'Mitteilungen',
  unseen_one: '{{n}} neue Mitteilung',
  unseen_other: '{{n}} neue Mitteilungen',
  clear: 'Alle entfernen',
  none: 'Was endet, während Sie anderswo sind, steht hier.',
  show: 'Ansehen',
};
