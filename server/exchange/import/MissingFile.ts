/** The file of an import is not where it should lie; perhaps this machine alone does not see it. */
export class MissingFile extends Error {
  override name = 'MissingFile';
}
