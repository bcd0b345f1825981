/** `Ersatz für`, `Remplace`, `sostituisce`, `Réf. remplacée`: the other way round than `Ersetzt durch`. */
const former =
  /(?:ersatz|nachfolger|ersetzt|replacement|substitute|successor|remplacement|remplaçant|sostituto|sostituzione|successore|sustituto|vervanging)\s+(?:für|von|for|of|pour|de|per|di|del|a|voor)(?!\p{L})|^\W*(?:ersetzt|replaces|supersedes|remplace|sostituisce|sustituye|vervangt)(?!\s+(?:durch|by|par|da|por|door))(?!\p{L})/iu;
/** `Ersetzte Art.-Nr.`, `Codice sostituito`, but not `Remplacé par`. */
const replaced =
  /(?<!\p{L})(?:ersetzte[rns]?|replaced|superseded|remplac[ée]e?s?|sostituit[oaie]|sustituid[oa]s?|vervangen)(?!\p{L})(?!\s+(?:durch|by|par|da|dal|por|door)(?!\p{L}))/iu;

/** Does a heading speak of what an article came in the place of? That is another one's number. */
export function saysFormer(heading: string): boolean {
  return former.test(heading) || replaced.test(heading);
}
