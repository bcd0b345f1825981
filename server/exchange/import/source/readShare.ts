/** How much of a file has been read; whoever reads it keeps this. */
export interface ReadShare {
  /** From 0 to 1. */
  share: number;
}
