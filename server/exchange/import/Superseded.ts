/** An attempt at an import that has no say any more: its report is gone, or is the work of another attempt. */
export class Superseded extends Error {
  override name = 'Superseded';
}
