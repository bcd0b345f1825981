import { columnName } from '../cellReference.ts';
import { encodeCellText } from './encodeXmlText.ts';
import type { Note } from './sheetXml.ts';

/** The texts of a sheet's sticky notes (ECMA-376 part 1, 18.7). */
export function* notesXml(notes: readonly Note[]): Generator<string> {
  yield '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author></author></authors><commentList>';
  for (const { row, column, text } of notes) {
    yield `<comment ref="${columnName(column)}${row}" authorId="0"><text><r><t xml:space="preserve">${encodeCellText(text)}</t></r></text></comment>`;
  }
  yield '</commentList></comments>';
}

/** Their shapes: Excel shows no note without one, and knows them only in the old drawing language (part 4, 14). */
export function* noteShapesXml(notes: readonly Note[]): Generator<string> {
  yield (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
      '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>' +
      '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>'
  );
  for (const [index, { row, column }] of notes.entries()) {
    const anchor = [column, 12, row - 1, 4, column + 3, 12, row + 4, 4].join(',');
    yield (
      `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;width:240pt;height:75pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
        '<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox/>' +
        `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column - 1}</x:Column></x:ClientData></v:shape>`
    );
  }
  yield '</xml>';
}
