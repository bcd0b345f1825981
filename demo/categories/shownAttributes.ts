/**
 * What the editors of some categories say decides there, in that order: filters, and columns of the table. All others
 * leave it to usefulness.
 */
export const shownAttributes: Readonly<Record<string, string>> = {
  brandschutztueren: 'feuerwiderstand breite hoehe material brandverhaltensgruppe schalldaemmung-rw',
  'holz-metall-fenster': 'u-wert breite hoehe verglasung oeffnungsart schalldaemmung-rw',
  kunststofffenster: 'u-wert breite hoehe farbe verglasung schalldaemmung-rw',
  photovoltaikmodule: 'leistung wirkungsgrad laenge breite',
  brandschutzklappen: 'feuerwiderstand breite hoehe',
  'steinwolle-daemmplatten': 'waermeleitfaehigkeit dicke euroklasse rohdichte',
};
