import { posix } from 'node:path';
import type { Archive } from './archive.ts';
import { workbookLimits as limits } from './limits.ts';
import { builtInNumberStyle, numberStyleOf, type NumberStyle } from './numberStyle.ts';
import type { SheetInfo } from './sheetRow.ts';
import { WorkbookError } from './WorkbookError.ts';
import { CLOSE, EMPTY, MORE, OPEN, TEXT, XmlTokenizer } from './XmlTokenizer.ts';

/** What the small parts of a workbook say. */
export interface WorkbookParts {
  sheets: readonly (SheetInfo & { part: string })[];
  stringsPart: string | undefined;
  /** By the number of a cell's style. */
  styles: readonly NumberStyle[];
  is1904: boolean;
}

interface Relationship {
  /** Last word of the type's address: the same in transitional and strict workbooks. */
  type: string;
  /** Name of the part in the zip; undefined for anything outside of it. */
  part: string | undefined;
}

/**
 * Finds the sheets the way the standard says (ECMA-376 part 1, 12.3): root relationships, workbook, its own
 * relationships. File names mean nothing.
 * @throws {WorkbookError} not-a-workbook, binary-workbook, missing-part, too-many-entries, bad-relationship, no-sheet
 */
export async function readWorkbookParts(archive: Archive): Promise<WorkbookParts> {
  const workbook = await findWorkbook(archive);
  const { sheets: listed, is1904 } = await readSheetList(archive, workbook);
  const relationships = await readRelationships(archive, workbook);
  const sheets: (SheetInfo & { part: string })[] = [];
  const parts = new Set<string>();
  for (const { id, name, visibility } of listed) {
    const relationship = relationships.get(id);
    if (!relationship?.part) throw new WorkbookError('bad-relationship', { sheet: name });
    // Charts and dialogs have tabs too, but no cells.
    if (relationship.type !== 'worksheet') continue;
    if (!archive.has(relationship.part))
      throw new WorkbookError('missing-part', { sheet: name, entry: relationship.part });
    if (parts.has(relationship.part)) throw new WorkbookError('bad-relationship', { sheet: name });
    parts.add(relationship.part);
    sheets.push({ name, visibility, part: relationship.part });
  }
  if (sheets.length === 0) throw new WorkbookError('no-sheet');
  const stylesPart = partOf(relationships, 'styles');
  return {
    sheets,
    stringsPart: partOf(relationships, 'sharedStrings'),
    styles: stylesPart ? await readNumberStyles(archive, stylesPart) : [],
    is1904,
  };
}

async function findWorkbook(archive: Archive): Promise<string> {
  if (!archive.has('_rels/.rels')) throw new WorkbookError('not-a-workbook');
  const part = partOf(await readRelationships(archive, ''), 'officeDocument');
  if (!part) throw new WorkbookError('not-a-workbook');
  if (part.toLowerCase().endsWith('.bin')) throw new WorkbookError('binary-workbook');
  return part;
}

function partOf(relationships: ReadonlyMap<string, Relationship>, type: string): string | undefined {
  return [...relationships.values()].find((each) => each.type === type)?.part;
}

async function readRelationships(archive: Archive, owner: string): Promise<Map<string, Relationship>> {
  const folder = posix.dirname(owner || '.');
  const found = new Map<string, Relationship>();
  await readTags(
    archive,
    posix.join(folder, '_rels', `${posix.basename(owner)}.rels`),
    (path, attributes) => {
      if (path !== 'Relationships/Relationship') return;
      requireFew(found.size);
      const target = attributes.get('Target') ?? '';
      const isInside = attributes.get('TargetMode') !== 'External' && target !== '' && !target.includes(':');
      const part = posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1);
      found.set(attributes.get('Id') ?? '', {
        type: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
        part: isInside ? part : undefined,
      });
    },
  );
  return found;
}

async function readSheetList(archive: Archive, workbook: string) {
  const sheets: (SheetInfo & { id: string })[] = [];
  let is1904 = false;
  let isWorkbook = false;
  await readTags(archive, workbook, (path, attributes) => {
    if (path === 'workbook') isWorkbook = true;
    if (path === 'workbook/workbookPr') is1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '');
    if (path !== 'workbook/sheets/sheet') return;
    requireFew(sheets.length);
    const state = attributes.get('state');
    sheets.push({
      id: attributes.get('id') ?? '',
      name: attributes.get('name') ?? '',
      visibility: state === 'hidden' ? 'hidden' : state === 'veryHidden' ? 'very-hidden' : 'visible',
    });
  });
  if (!isWorkbook) throw new WorkbookError('not-a-workbook');
  return { sheets, is1904 };
}

function requireFew(count: number): void {
  if (count >= limits.entries) throw new WorkbookError('too-many-entries', { limit: limits.entries });
}

async function readNumberStyles(archive: Archive, part: string): Promise<NumberStyle[]> {
  const byFormat = new Map<number, NumberStyle>();
  const styles: NumberStyle[] = [];
  await readTags(archive, part, (path, attributes) => {
    const id = Number(attributes.get('numFmtId') ?? 0);
    if (path === 'styleSheet/numFmts/numFmt')
      byFormat.set(id, numberStyleOf(attributes.get('formatCode') ?? ''));
    if (path !== 'styleSheet/cellXfs/xf') return;
    if (!byFormat.has(id)) byFormat.set(id, builtInNumberStyle(id));
    styles.push(byFormat.get(id));
  });
  return styles;
}

type Visit = (path: string, attributes: Map<string, string>) => void;

/** Visits every tag of a small part with the names above it, as `workbook/sheets/sheet`. */
async function readTags(archive: Archive, part: string, visit: Visit): Promise<void> {
  const xml = new XmlTokenizer(part);
  const open: string[] = [];
  let isClosed = false;
  const scan = () => {
    for (let token = xml.next(); token !== MORE; token = xml.next()) {
      if (token === TEXT) continue;
      if (isClosed) throw xml.refusal('damaged-xml');
      const name = xml.buffer.toString('latin1', xml.nameStart, xml.nameEnd);
      if (token === CLOSE) {
        if (open.pop() !== name) throw xml.refusal('damaged-xml');
      } else {
        // Deeper tags are none of ours, and paths of endless depth would cost more than the file.
        if (open.length < 3) visit([...open, name].join('/'), xml.attributes());
        if (token === OPEN) open.push(name);
      }
      isClosed = open.length === 0 && (token === CLOSE || token === EMPTY);
    }
  };
  for await (const chunk of archive.read(part, limits.partBytes)) {
    xml.feed(chunk);
    scan();
  }
  xml.finish();
  scan();
  if (!isClosed) throw xml.refusal('cut-off');
}
