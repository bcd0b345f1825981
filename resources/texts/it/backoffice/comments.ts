/** What people say to each other about a record. */
export const comments = {
  title: 'Commenti',
  none: 'Nessuno ha ancora detto nulla.',
  takenBack: 'Ritirato',
  takeBack: 'Ritira',
  own: 'Il Suo commento',
  whoSees: 'Lo vedono tutti coloro che possono modificare questo record; non compare nel catalogo.',
  say: 'Invia',
};
