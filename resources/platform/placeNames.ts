/** Words of places that each language of Switzerland writes its own way, folded; what stands in a group is one place. */
const groups = [
  'bern berne berna',
  'basel bale basilea',
  'biel bienne',
  'brig brigue briga',
  'chur coire coira',
  'delsberg delemont',
  'freiburg fribourg friburgo',
  'gallen gall gallo',
  'genf geneve ginevra',
  'glarus glaris glarona',
  'lausanne losanna',
  'luzern lucerne lucerna',
  'martinach martigny',
  'murten morat',
  'neuenburg neuchatel',
  'schaffhausen schaffhouse sciaffusa',
  'sitten sion',
  'siders sierre',
  'solothurn soleure soletta',
  'st sankt saint san',
  'thun thoune',
  'visp viege',
  'winterthur winterthour',
  'zug zoug zugo',
  'zurich zurigo',
].map((group) => group.split(' '));

/** A folded word with the other names of the place, if it is one: `coire`, `chur`, `coira`. */
export function placeNames(word: string): readonly string[] {
  return groups.find((group) => group.includes(word)) ?? [word];
}
