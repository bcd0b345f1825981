/** `VRKME`, `VK-Einheit`, `U.M. vend.`, `Unité de vente`. */
const sold =
  /^(?:v(?:rk|k)?me|sau|venun|selnguom)$|(?<!\p{L})(?:vk|verk|verkauf|vend|vendita|vente|vte|sales?|selling)/iu;

/** Does a heading say in what things are sold, and not in what they are counted or bought? */
export function saysSold(heading: string): boolean {
  return sold.test(heading.trim());
}
