/** How the server is. */
export const health = {
  getHealth: 'Lebt der Prozess?',
  getReady: 'Ist der Server zum Lesen oder zum Schreiben bereit, und wenn nicht, warum? Arbeitet ein Worker?',
  getReadyRead: 'Kann der Server zeigen, was da ist, aus der Replik oder der primären Datenbank?',
  getReadyWrite: 'Nimmt der Server Änderungen an: Ist seine primäre Datenbank da, und nimmt sie sie an?',
  getTime: 'Die Zeit des Servers',
  postReindex: 'Alles neu aufbauen, was von den Produkten einer Plattform abgeleitet ist',
  getOperations: 'Wie es der Installation geht: was wartet, wer arbeitet und wie es der Datenbank geht',
};
