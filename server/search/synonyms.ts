import { fold } from './fold.ts';

/** Words for the same thing in Switzerland, Germany and Austria, or in another spelling. */
const groups = [
  'Waschtisch Waschbecken Lavabo',
  'Store Storen Jalousie Raffstore',
  'Rollladen Rolladen Rollo',
  'Photovoltaik Fotovoltaik Solar',
  'Spüle Spülbecken Abwaschbecken',
  'Velo Fahrrad',
  'Türgriff Türdrücker Türklinke',
  'Estrich Unterlagsboden',
  'Notleuchte Rettungszeichenleuchte Fluchtwegleuchte',
  'Backstein Ziegelstein Tonstein',
  'Rinne Regenrinne Dachrinne Kännel',
  'Perron Bahnsteig',
  'Billettautomat Fahrkartenautomat',
  'Gully Bodenablauf Ablauf',
  'Boiler Wassererwärmer Warmwasserspeicher',
  'Handtuchradiator Badheizkörper Handtuchheizkörper',
  'Feuermelder Rauchmelder',
  'Zaun Gitterzaun Einfriedung',
  'Wallbox Ladestation',
  'Sonnenstore Markise',
].map((line) => line.split(' ').map(fold));

/** The folded words that mean the same as this one, without itself. */
export function synonymsOf(word: string): string[] {
  return groups
    .filter((group) => group.includes(word))
    .flatMap((group) => group.filter((other) => other !== word));
}
