/** The id of a block's card, so that others can lead to it; blocks count from 0. */
export function blockId(source: string, index: number): string {
  return `block-${source}-${index}`;
}
