/** Between the names of a path, which headings show as a dot; what names a feature may have dots of its own. */
export const pathSign = '\u001F';
