/** `Titel (FR)`, `Breite [mm]`. */
export const lastBrackets = /^(.+?)\s*[([]\s*([^()[\]]+?)\s*[)\]]\s*$/s;
/** `U-Wert (W/(m²·K))`: a unit may have brackets of its own. */
export const outerBrackets = /^(.+?)\s*\((.+)\)\s*$/s;
