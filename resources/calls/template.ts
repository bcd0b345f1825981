import { z } from 'zod';
import { workbookMediaType } from '../exchange/workbookMediaType.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';

/** An import template as a workbook to fill in: headings, drop-downs and notes in the asked language. */
export const templateCalls = {
  workbook: call({
    method: 'GET',
    path: '/import/template/{sid}/xlsx',
    summary: 'An import template as an empty workbook',
    access: { kind: 'entity', entity: 'template', action: 'read' },
    parameters: z.strictObject({ sid: z.string().max(64) }),
    query: z.strictObject(lang),
    mediaType: workbookMediaType,
  }),
};
