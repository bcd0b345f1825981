/** Under which keys a browser keeps lists of products: the products of the list that is filled, what is noted on it, and all. */
export const listKeys = ['keep', 'list', 'lists'] as const;

/** Under which key it keeps what it knows of the lists on the account; where it is there, the lists are of the account. */
export const accountListsKey = 'accountLists';
