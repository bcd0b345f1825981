/** Where the files of front ends lie in the store. */
export const assetFolder = 'assets';

/** Names are made of the content: two builds have the same name for the same file alone. */
const nameForm = /^[\w-][\w.-]*$/;

/** The key of a file of the front end, or undefined for what is no name of one. */
export function assetKey(name: string): string | undefined {
  return nameForm.test(name) ? `${assetFolder}/${name}` : undefined;
}
