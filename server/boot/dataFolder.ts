import { access, constants, mkdir } from 'node:fs/promises';
import { messageOf } from '../../resources/language/messageOf.ts';

/** Makes the folder of DATA_DIR. Throws an Error that names the remedy where nothing can be written there. */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `Nothing can be written into ${path} (${messageOf(cause)}): give it to the user that runs Baustein, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
