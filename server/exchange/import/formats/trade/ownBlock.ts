/**
 * What a format has no place for, or none that is long enough, our own exports say in the place that the format keeps for
 * such: by the heading that an import gives it, the whole text. It stands in place of whatever the common place holds
 * (behaviour B303).
 */
export const ownBlock = {
  /** Who wrote the file. */
  generator: 'Baustein',
  /** As a classification: without the `udf_` of BMEcat's words, for its schema takes no underscore. */
  system: 'BAUSTEIN-1.0',
  /** Groups of features there. */
  fields: 'fields',
  attributes: 'attributes',
  /** What a common place must say although there is nothing to say. */
  nothing: '-',
} as const;
