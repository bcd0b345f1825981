import type { Mark } from './written/writtenSheet.ts';

export type CellFormat = 'general' | 'text' | 'date' | 'date-time';

const FORMATS: readonly CellFormat[] = ['general', 'text', 'date', 'date-time'];
const MARKS: readonly (Mark | undefined)[] = [undefined, 'error', 'warning'];
/** Built in: 0 general, 49 text, so that `0012345` stays text when somebody edits it. Own ones start at 164. */
const FORMAT_IDS: Readonly<Record<CellFormat, number>> = {
  general: 0,
  text: 49,
  date: 164,
  'date-time': 165,
};
/** 0 and 1 are fixed by the standard (ECMA-376 part 1, 18.8.21). */
const FILL_IDS = { none: 0, error: 2, warning: 3, header: 4 } as const;

/** Number of the style for cells of this format and mark. */
export function cellStyle(format: CellFormat, mark?: Mark): number {
  return FORMATS.indexOf(format) * MARKS.length + MARKS.indexOf(mark);
}

export const headerStyle = FORMATS.length * MARKS.length;

/** The part `styles.xml`: every format in every mark, then the header. */
export function stylesXml(): string {
  const xf = (format: number, font: number, fill: number) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;
  const cells = FORMATS.flatMap((format) =>
    MARKS.map((mark) => xf(FORMAT_IDS[format], 0, FILL_IDS[mark ?? 'none'])),
  );
  const solid = (colour: string) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
  return (
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    `${solid('FFFFC7CE')}${solid('FFFFEB9C')}${solid('FFE7EAEE')}</fills>` +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length + 1}">${cells.join('')}${xf(FORMAT_IDS.text, 1, FILL_IDS.header)}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
    '</styleSheet>'
  );
}
