/** What stands before the sid of an attribute where its values are named as a place in a product. */
export const attributePrefix = 'attributes.';
