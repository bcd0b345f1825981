/** What the accessibility statement says. */
export const accessibility = {
  title: 'Barrierefreiheit',
  lead: '{{platform}} soll von allen benutzt werden können: mit Tastatur, Vorleseprogramm, Vergrösserung, auf dem Telefon und ohne Skripte. Massstab sind die WCAG 2.2, Stufe AA (eCH-0059, EN 301 549).',
  works: 'Was geht',
  works1:
    'Jede Seite lässt sich mit der Tastatur bedienen; ein Sprung zum Inhalt steht am Anfang, der Fokus ist sichtbar.',
  works2:
    'Suchen, Eingrenzen und Blättern gehen auch ohne Skripte; Listen ändern sich, ohne dass der Fokus verloren geht.',
  works3: 'Kontraste, Beschriftungen und Überschriften sind auf jeder Art von Seite geprüft.',
  limits: 'Was noch nicht geht',
  limits1: 'Dokumente (meist PDF) kommen von den {{orgas}} und sind oft nicht barrierefrei.',
  limits2:
    'Bilder haben eine Beschreibung nur, wo jemand eine geschrieben hat; sonst steht der Titel daneben.',
  limits3:
    'Texte, die es in Ihrer Sprache nicht gibt, erscheinen in einer anderen; das ist angeschrieben und für Vorleseprogramme ausgezeichnet.',
  limits4: 'Videos in Artikeln liegen bei anderen Anbietern; für ihre Untertitel können wir nicht einstehen.',
  how: 'Wie geprüft wird',
  howText:
    'Vor jeder neuen Fassung prüfen Programme (axe-core) jede Art von Seite und bedienen die wichtigsten mit der Tastatur. Das ist eine eigene Prüfung; eine unabhängige durch Fachleute und Betroffene gibt es noch nicht. Programme finden nicht alles.',
  contact: 'Etwas geht nicht?',
  contactText:
    'Schreiben Sie uns, auf welcher Seite und womit Sie lesen. Wir antworten und geben Ihnen die Angaben, wenn nötig, auf einem anderen Weg.',
};
