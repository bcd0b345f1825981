import { cellTextFault, unescapeCellText } from './cellText.ts';
import { workbookLimits as limits } from './limits.ts';
import { faultyCell } from './readCell.ts';
import type { CellFault, SheetCell } from './sheetRow.ts';
import { CLOSE, EMPTY, MORE, OPEN, TEXT, XmlTokenizer } from './XmlTokenizer.ts';

/**
 * The texts that cells name by number, read from the part `sharedStrings`: formatted runs joined, readings
 * (`rPh`, furigana) left out. The only part of a workbook that is held in memory.
 */
export class SharedStrings {
  readonly #texts: string[] = [];
  readonly #faults = new Map<number, CellFault>();

  /** @returns undefined for an empty text, null for a number that names no text */
  cell(column: number, index: number): SheetCell | undefined | null {
    const text = this.#texts[index];
    if (text === undefined) return null;
    if (text === '') return undefined;
    if (this.#faults.size > 0) {
      const fault = this.#faults.get(index);
      if (fault) return faultyCell(column, fault, text);
    }
    return { column, kind: 'text', value: text, text };
  }

  /**
   * @param tick called once per chunk; it throws when time is up
   * @throws {WorkbookError} too-large, cut-off, damaged-xml, doctype, not-utf8, text-too-long
   */
  async read(part: string, chunks: AsyncIterable<Buffer>, tick: () => void): Promise<void> {
    const xml = new XmlTokenizer(part);
    const scan = this.#scanner(xml);
    for await (const chunk of chunks) {
      xml.feed(chunk);
      scan();
      tick();
    }
    xml.finish();
    if (!scan()) throw xml.refusal('cut-off');
  }

  #add(raw: string): void {
    const text = unescapeCellText(raw);
    const fault = cellTextFault(text);
    if (fault) this.#faults.set(this.#texts.length, fault);
    this.#texts.push(fault ? text.slice(0, limits.cellLength) : text);
  }

  /** Resumes where the last bytes ended; answers whether the closing `</sst>` has been seen. */
  #scanner(xml: XmlTokenizer): () => boolean {
    let depth = 0;
    let isItem = false;
    let isText = false;
    let skippedFrom = 0;
    let text = '';
    let isClosed = false;
    return () => {
      for (let token = xml.next(); token !== MORE; token = xml.next()) {
        if (token === TEXT) {
          if (isText) text += xml.text();
          if (text.length > limits.tokenBytes)
            throw xml.refusal('text-too-long', { limit: limits.cellLength });
          continue;
        }
        if (isClosed) throw xml.refusal('damaged-xml');
        if (token === CLOSE) {
          depth--;
          if (depth < 0) throw xml.refusal('damaged-xml');
          if (skippedFrom > depth) skippedFrom = 0;
          isText = false;
          if (isItem && depth === 1) {
            if (!xml.isNamed('si')) throw xml.refusal('damaged-xml');
            this.#add(text);
            isItem = false;
          }
          if (depth === 0) {
            if (!xml.isNamed('sst')) throw xml.refusal('damaged-xml');
            isClosed = true;
          }
          continue;
        }
        if (depth === 0) {
          if (!xml.isNamed('sst')) throw xml.refusal('damaged-xml');
          isClosed = token === EMPTY;
        } else if (depth === 1 && xml.isNamed('si')) {
          if (this.#texts.length >= limits.strings) throw xml.refusal('too-large', { limit: limits.strings });
          text = '';
          if (token === EMPTY) this.#add('');
          else isItem = true;
        } else if (isItem && skippedFrom === 0 && token === OPEN) {
          if (xml.isNamed('t')) isText = true;
          else if (!xml.isNamed('r')) skippedFrom = depth + 1;
        }
        if (token === OPEN) depth++;
      }
      return isClosed;
    };
  }
}
