import { templateCalls } from '../../../resources/calls/template.ts';
import { template } from '../../../resources/entities/template.ts';
import { workbookStream } from '../../base/workbook/written/writeWorkbook.ts';
import { notFound } from '../../base/problems.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { templateSheets } from '../../exchange/templates/templateSheets.ts';
import { readRecord } from '../../records/readRecords.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** Import templates as workbooks; keeping them is plain CRUD. */
export function templates(routing: Routing): void {
  registerCall(routing, templateCalls.workbook, async ({ scope, parameters, request, db, reply }) => {
    const row = await readRecord(db, scope, template, [parameters.sid]);
    if (!row) throw notFound();
    const language = requestLanguage(request);
    const sheets = await templateSheets(db, scope, language, row);
    return reply
      .type(templateCalls.workbook.mediaType)
      .header('content-disposition', `attachment; filename="${parameters.sid}.xlsx"`)
      .send(workbookStream(sheets));
  });
}
