/** Where a part of the program cannot be had; told without any other text, as these may be missing too. */
export const loading = {
  failed: 'Das liess sich nicht laden',
  failedAdvice:
    'Dieser Teil des Programms ist nicht angekommen. Prüfen Sie Ihre Verbindung und laden Sie neu.',
  newVersion: 'Es gibt eine neue Version',
  newVersionAdvice: 'Seit Sie diese Seite geöffnet haben, ist eine neue Version da. Laden Sie neu.',
  kept: 'Was Sie geschrieben haben, ist in diesem Browser aufgehoben.',
  reload: 'Neu laden',
};
