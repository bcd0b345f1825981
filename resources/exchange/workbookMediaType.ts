/** Media type of workbooks (ECMA-376, part 1, annex H). */
export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
