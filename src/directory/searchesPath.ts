/** What was searched in vain, and what it means, beside the categories. */
export const searchesPath = 'searches';
