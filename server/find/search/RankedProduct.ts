/** What a product is put in order by, in the language in which it is shown. */
export interface RankedProduct {
  id: number;
  title: string;
  subTitle: string;
  orgaName: string;
  /**
   * Popular products are hits of many searches: for as long as their texts are kept, so is what is compared. It stands here and in no
   * map beside: one of weak keys is gone through at each collection.
   */
  compared?: Compared;
}

/** What is said of a product, as every search compares it. */
export interface Compared {
  lower: string;
  /** With a blank before and behind it. */
  folded: string;
  places: readonly Place[];
}

/** Words, and how far they are from what a product is called. */
export interface Place {
  /** Their stems in one text, with a blank before and behind each: a list of short texts takes several times the memory. */
  stems: string;
  distance: number;
}
