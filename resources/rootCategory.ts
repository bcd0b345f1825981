/** What stands above all categories in the tree of every platform; no category of its own (specification section 2). */
export const rootCategory = 'root_category';
