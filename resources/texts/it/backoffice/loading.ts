/** Where a part of the program cannot be had; told without any other text, as these may be missing too. */
export const loading = {
  failed: 'Impossibile caricare',
  failedAdvice: 'Questa parte del programma non è arrivata. Controlli la connessione e ricarichi.',
  newVersion: 'C’è una nuova versione',
  newVersionAdvice: 'Da quando ha aperto questa pagina è arrivata una nuova versione. Ricarichi.',
  kept: 'Ciò che ha scritto è conservato in questo browser.',
  reload: 'Ricarica',
};
