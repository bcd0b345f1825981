/** What the calls do that every entity may have, by what they are called before its name; `one` and `many` are its label. */
export const records: Readonly<Record<string, string>> = {
  list: '{{many}} auflisten, seitenweise',
  get: '{{one}} lesen',
  create: '{{one}} anlegen',
  replace: '{{one}} ersetzen',
  delete: '{{one}} löschen; mit dryRun sagt die Antwort, was das täte',
};
