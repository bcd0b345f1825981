/** Where a part of the program cannot be had; told without any other text, as these may be missing too. */
export const loading = {
  failed: 'Chargement impossible',
  failedAdvice: 'Cette partie du programme n’est pas arrivée. Vérifiez votre connexion et rechargez.',
  newVersion: 'Une nouvelle version est là',
  newVersionAdvice: 'Une nouvelle version est arrivée depuis que vous avez ouvert cette page. Rechargez.',
  kept: 'Ce que vous avez écrit est conservé dans ce navigateur.',
  reload: 'Recharger',
};
