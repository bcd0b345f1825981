/** In the place of a field: the column that says in which language the texts of its row are. */
export const rowLanguage = 'rowLanguage';
