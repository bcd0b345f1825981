/** Stands for the company of a picture that belongs to none: those of articles, categories and advertisements. */
export const noOrga = '';
