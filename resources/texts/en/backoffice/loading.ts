/** Where a part of the program cannot be had; told without any other text, as these may be missing too. */
export const loading = {
  failed: 'This could not be loaded',
  failedAdvice: 'This part of the program did not arrive. Check your connection and reload.',
  newVersion: 'There is a new version',
  newVersionAdvice: 'A new version has come since you opened this page. Reload.',
  kept: 'What you wrote is kept in this browser.',
  reload: 'Reload',
};
