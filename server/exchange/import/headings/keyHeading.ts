/** What shops call the part of an address that stands for a record, as the keys of records mostly are. */
export const keyHeading = 'handle';
