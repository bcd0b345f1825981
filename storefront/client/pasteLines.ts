import { codeList } from '../../resources/limits.ts';
import { notify } from '../../ui/notifications/notify.ts';

/**
 * Lines pasted into a field of the search, such as a column of a sheet, stay apart by commas, where browsers would run them
 * together. Alone in the field they are searched for at once (behaviour B265).
 */
export function pasteLines(): void {
  document.addEventListener('paste', (event) => {
    const { target: field, clipboardData } = event;
    if (!(field instanceof HTMLInputElement)) return;
    // What it says where not all has room; only fields of the search have it.
    const { cut } = field.dataset;
    if (cut === undefined) return;
    const lines = linesOf(clipboardData?.getData('text/plain') ?? '');
    if (lines.length < 2) return;
    event.preventDefault();
    const { value, maxLength, form } = field;
    const from = field.selectionStart ?? value.length;
    const to = field.selectionEnd ?? value.length;
    const others = value.length - (to - from);
    const fitting = firstOf(lines.slice(0, codeList.most), maxLength < 0 ? Infinity : maxLength - others);
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

const separator = ', ';

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/[,;]$/, ''))
    .filter(Boolean);
}

/** As many whole lines as fit into so many characters. */
function firstOf(lines: readonly string[], most: number): readonly string[] {
  let length = -separator.length;
  const tooFar = lines.findIndex((line) => (length += separator.length + line.length) > most);
  return tooFar < 0 ? lines : lines.slice(0, tooFar);
}
