import { ownText } from '../../../../base/ownText.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';

/** What may be held in memory of what stands beside the articles. */
const mostBytes = 128 * 1024 * 1024;
const fieldBytes = 32;

/** Texts that are held in memory of all files of one delivery, and counted. */
export class KeptTexts {
  #bytes = 0;

  /** @throws {WorkbookError} too-large */
  keep(text: string): string {
    this.#bytes += text.length + fieldBytes;
    if (this.#bytes > mostBytes)
      throw new WorkbookError('too-large', { entry: 'DATANORM', bytes: this.#bytes, limit: mostBytes });
    return ownText(text);
  }
}
