import { cellTextFault } from '../cellText.ts';
import { isoFromText } from '../isoDate.ts';
import { booleanCell, errorCell, faultyCell, isoMomentCell, numberCell } from '../readCell.ts';
import type { SheetCell } from '../sheetRow.ts';

/** What a formula that failed shows, whatever the type of its cell. */
const isFault = /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!)|Err:\d{3})$/;

/** A cell of OpenDocument as it stands in the file. */
interface OdsCell {
  /** Of its value. */
  type: string;
  value: string;
  /** What its paragraphs show; undefined where it has none. */
  shown: string | undefined;
}

/** What a cell says; undefined for one that holds nothing. */
export function odsCell(column: number, { type, value, shown }: OdsCell): SheetCell | undefined {
  if (shown !== undefined && isFault.test(shown)) return errorCell(column, shown);
  switch (type) {
    case 'float':
    case 'percentage':
    case 'currency': {
      const cell = numberCell(column, value, undefined, false);
      return cell?.kind === 'number' && shown ? { ...cell, text: shown } : cell;
    }
    case 'date':
      return isoMomentCell(column, value);
    case 'time':
      return timeCell(column, value);
    case 'boolean':
      return booleanCell(column, value);
    case 'error':
      return errorCell(column, shown ?? '');
    default: {
      const text = shown ?? value;
      const fault = cellTextFault(text);
      if (fault) return faultyCell(column, fault, text);
      return text === '' ? undefined : { column, kind: 'text', value: text, text };
    }
  }
}

/** `PT12H30M00S` to 12:30:00; a duration beyond a day stays the text that it is. */
function timeCell(column: number, text: string): SheetCell | undefined {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(text) ?? [];
  const time = [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
  const value = /^PT./.test(text) ? isoFromText(time) : undefined;
  if (value) return { column, kind: 'date', value, text: value };
  return text === '' ? undefined : { column, kind: 'text', value: text, text };
}
