import type { ImportFormat } from '../../../../resources/exchange/importFormats.ts';
import { countLines } from '../../../base/workbook/countLines.ts';
import { openCsv } from '../../../base/workbook/csv/openCsv.ts';
import { countHtmlRows, openHtml } from '../../../base/workbook/html/openHtml.ts';
import { countWorkbookRows, openWorkbook } from '../../../base/workbook/openWorkbook.ts';
import { countOdsRows, openOds } from '../../../base/workbook/ods/openOds.ts';
import {
  countSpreadsheetMlRows,
  openSpreadsheetMl,
} from '../../../base/workbook/spreadsheetMl/openSpreadsheetMl.ts';
import { openXls } from '../../../base/workbook/xls/openXls.ts';
import { hasSeparators, separatorOf } from '../../../base/workbook/csv/separatorOf.ts';
import { countBmecatProducts, openBmecat } from './bmecat/openBmecat.ts';
import { countArticles, isDatanorm, openDatanorm } from './datanorm/openDatanorm.ts';
import { countJsonRecords, openJsonTable } from './json/openJsonTable.ts';
import { isOneColumn } from './isOneColumn.ts';
import type { TableFormat } from './tableFormat.ts';
import { isDrawing, isPage } from './outermost.ts';
import { countXmlRecords, openXmlTable } from './xml/openXmlTable.ts';
import { countXchangeProducts, isXchange, openXchange } from './xchange/openXchange.ts';

/** Documents that are packed as workbooks are. */
const others = ['word/document.xml', 'ppt/presentation.xml'];

/**
 * Every format that is read as rows, the special before the general: how it is recognised and opened. JSON in our own
 * nesting is none (`formatOf`); how files of a format are called and sent stands in `resources/exchange/importFormats.ts`, and what
 * it is called for people in the texts (`imports:formats`).
 */
export const tableFormats: Readonly<Record<Exclude<ImportFormat, 'json'>, TableFormat>> = {
  xlsx: {
    is: ({ parts }) => parts.has('_rels/.rels') && !others.some((part) => parts.has(part)),
    open: openWorkbook,
    count: countWorkbookRows,
  },
  xls: { is: ({ head }) => head.kind === 'compound', open: openXls },
  bmecat: { is: ({ head }) => head.root === 'BMECAT', open: openBmecat, count: countBmecatProducts },
  xchange: { is: ({ head }) => isXchange(head.text), open: openXchange, count: countXchangeProducts },
  ods: {
    is: ({ parts }) => parts.has('content.xml') && parts.has('mimetype'),
    open: openOds,
    count: countOdsRows,
  },
  spreadsheetml: {
    is: ({ head }) =>
      head.root === 'Workbook' && head.text.includes('urn:schemas-microsoft-com:office:spreadsheet'),
    open: openSpreadsheetMl,
    count: countSpreadsheetMlRows,
  },
  html: { is: ({ head }) => isPage(head.root), open: openHtml, count: countHtmlRows },
  xmlTable: {
    is: ({ head }) => head.root !== '' && !isDrawing(head.root),
    open: openXmlTable,
    count: countXmlRecords,
  },
  jsonTable: {
    is: ({ head }) => /^(?!\{\\rtf)[{[]/.test(head.text),
    open: openJsonTable,
    count: countJsonRecords,
  },
  datanorm: { is: ({ head }) => isDatanorm(head.text), open: openDatanorm, count: countArticles },
  tsv: {
    is: ({ head }) => hasSeparators(head.text) && separatorOf(head.text) === '\t',
    open: openCsv,
    count: countLines,
  },
  csv: {
    is: ({ head }) => hasSeparators(head.text) || isOneColumn(head.text),
    open: openCsv,
    count: countLines,
  },
};
