import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { xmlChunks } from '../../../../base/workbook/xmlChunks.ts';
import { CLOSE, EMPTY, MORE, TEXT, XmlTokenizer } from '../../../../base/workbook/XmlTokenizer.ts';
import { xmlTableLimits as limits } from './xmlTableLimits.ts';

const part = 'XML';
const nothing: ReadonlyMap<string, string> = new Map();

/** Is told what stands in a file of XML, in its order. */
export interface XmlVisitor {
  /** Names come without prefix. */
  begin(name: string, attributes: ReadonlyMap<string, string>): void;
  text(text: string): void;
  end(): void;
}

/**
 * Walks through XML of any kind and encoding; after each piece of the file its length is given.
 * @throws {WorkbookError} for what is no well-formed XML, declares entities, or is beyond `xmlTableLimits`
 */
export async function* walkXml(file: string, visitor: XmlVisitor): AsyncGenerator<number> {
  const xml = new XmlTokenizer(part, { isForeign: true });
  const open: string[] = [];
  for await (const { chunk, bytes } of xmlChunks(file)) {
    xml.feed(chunk);
    visitTokens(xml, open, visitor);
    yield bytes;
  }
  xml.finish();
  visitTokens(xml, open, visitor);
  if (open.length > 0) throw xml.refusal('cut-off');
}

function visitTokens(xml: XmlTokenizer, open: string[], visitor: XmlVisitor): void {
  for (let token = xml.next(); token !== MORE; token = xml.next()) {
    if (token === TEXT) {
      if (open.length > 0) visitor.text(xml.text());
      continue;
    }
    const name = xml.buffer.toString('utf8', xml.nameStart, xml.nameEnd);
    if (token === CLOSE) {
      if (open.pop() !== name)
        throw xml.refusal('damaged-xml', { element: name.slice(0, limits.nameLength) });
      visitor.end();
      continue;
    }
    if (name.length > limits.nameLength || open.length >= limits.depth)
      throw new WorkbookError('file-too-deep', {
        entry: part,
        element: name.slice(0, 60),
        limit: limits.depth,
      });
    visitor.begin(name, xml.mayHaveAttributes ? xml.attributes() : nothing);
    if (token === EMPTY) visitor.end();
    else open.push(name);
  }
}
