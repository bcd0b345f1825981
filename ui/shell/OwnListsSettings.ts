/** What the page of one's own lists tells their script, as JSON in `data-own-lists`. */
export interface OwnListsSettings {
  /** What a list without a name is called. */
  unnamed: string;
  /** What a new list is called, with `{}` for its number. */
  numbered: string;
  deleted: string;
  tooMany: string;
  /** Said where a note does not fit into the address. */
  tooLong: string;
}

/** What a page tells the script that brings the lists of a browser and those of the account together, in `data-account-lists`. */
export interface AccountListsSettings {
  platform: string;
  unnamed: string;
  /** The question, with `{}` for the list, and what it is about. */
  asked: string;
  askedMore: string;
  both: string;
  here: string;
  there: string;
}
