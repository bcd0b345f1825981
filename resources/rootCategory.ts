/** What stands above all categories in the tree of every platform; no category of its own (behaviour B29). */
export const rootCategory = 'root_category';
