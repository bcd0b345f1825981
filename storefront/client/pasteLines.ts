import { codeList } from '../../resources/limits.ts';
import { notify } from '../../ui/notifications/notify.ts';

/**
 * Lines pasted into a field of the search, such as a column of a sheet, stay apart where browsers would run them
 * together: by commas, rows of several columns by a line separator, which such a field may hold. Alone in the field
 * they are searched for at once (behaviour B265).
 */
export function pasteLines(): void {
  document.addEventListener('paste', (event) => {
    const { target: field, clipboardData } = event;
    if (!(field instanceof HTMLInputElement)) return;
    // What it says where not all has room; only fields of the search have it.
    const { cut } = field.dataset;
    if (cut === undefined) return;
    const { lines, separator } = linesOf(clipboardData?.getData('text/plain') ?? '');
    if (lines.length < 2) return;
    event.preventDefault();
    const { value, maxLength, form } = field;
    const from = field.selectionStart ?? value.length;
    const to = field.selectionEnd ?? value.length;
    const others = value.length - (to - from);
    const most = maxLength < 0 ? Infinity : maxLength - others;
    const fitting = firstOf(lines.slice(0, codeList.most), separator, most);
    field.setRangeText(fitting.join(separator), from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (fitting.length < lines.length)
      notify({
        type: 'warning',
        message: cut.replace('{}', String(fitting.length)),
      });
    else if (others === 0) form?.requestSubmit();
  });
}

function linesOf(text: string): { lines: readonly string[]; separator: string } {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  // An empty cell in front is one, too: nothing is taken from rows.
  if (text.includes('\t')) return { lines, separator: '\u2028' };
  return { lines: lines.map((line) => line.trim().replace(/[,;]$/, '')), separator: ', ' };
}

/** As many whole lines as fit into so many characters. */
function firstOf(lines: readonly string[], separator: string, most: number): readonly string[] {
  let length = -separator.length;
  const tooFar = lines.findIndex((line) => (length += separator.length + line.length) > most);
  return tooFar < 0 ? lines : lines.slice(0, tooFar);
}
