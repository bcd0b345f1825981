import { z } from 'zod';
import { notices } from '../limits.ts';
import { mailedKinds, noticeKindNames } from '../noticeKinds.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { importedEntities } from './importReport.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

const kind = withExample(z.enum(noticeKindNames), 'documentsExpiring');
/** What it is about, within its kind. */
const subject = withExample(z.string().min(1).max(300), 'alpenfenster 2026-01-31');

/** Where there is more of it: a record, the report of an import, a list, or a screen of the backoffice. */
const place = z.union([
  z.strictObject({ entity: z.string(), key: z.array(z.string()) }),
  z.strictObject({ report: z.string(), orgaSid: z.string(), entity: z.enum(importedEntities) }),
  z.strictObject({
    list: z.string(),
    orgaSid: z.string(),
    filter: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  z.strictObject({ screen: z.enum(['searches', 'rights', 'activity', 'webhooks']) }),
]);

const notice = withExample(
  z.strictObject({
    kind,
    subject,
    at: z.string(),
    severity: z.enum(['success', 'info', 'warning', 'error']),
    message: z.string(),
    detail: z.string().nullable(),
    isSeen: z.boolean(),
    place,
  }),
  {
    kind: 'documentsExpiring',
    subject: 'alpenfenster 2026-01-31',
    at: '2026-01-01T00:00:00.000Z',
    severity: 'warning',
    message: 'Ein Dokument läuft am 31.01.2026 ab.',
    detail: 'Alpenfenster AG',
    isSeen: false,
    place: {
      list: 'document',
      orgaSid: 'alpenfenster',
      filter: { expiry: { since: '2026-01-31', until: '2026-01-31' } },
    },
  },
);

const parameters = z.strictObject({ platform: z.enum(platformKeys) });
const query = z.strictObject(lang);
const access = { kind: 'visitors', isSignedIn: true } as const;
const wishes = withExample(z.strictObject({ kinds: z.array(z.enum(mailedKinds)).max(mailedKinds.length) }), {
  kinds: ['documentsExpiring'],
});

/** What concerns the caller, and which of it they are told by mail (behaviours B535, B536). */
export const noticeCalls = {
  list: call({
    method: 'GET',
    path: '/import/notice/{platform}',
    summary: 'What concerns the caller by the rights of this moment, the latest first',
    access,
    parameters,
    query,
    answer: z.array(notice),
  }),
  mark: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/notice/{platform}/seen',
    summary: 'Marks what the caller has seen, or puts it away, on all their devices',
    access,
    parameters,
    query,
    body: withExample(
      z.strictObject({
        notices: z.array(z.strictObject({ kind, subject })).max(notices.most),
        isCleared: z.boolean(),
      }),
      { notices: [{ kind: 'documentsExpiring', subject: 'alpenfenster 2026-01-31' }], isCleared: false },
    ),
  }),
  wishes: call({
    method: 'GET',
    path: '/import/notice-wish/{platform}',
    summary: 'Of which kinds the caller is told by mail',
    access,
    parameters,
    query,
    answer: wishes,
  }),
  wish: call({
    method: 'PUT',
    sentAgain: 'harmless',
    hasNoVersion: true,
    path: '/import/notice-wish/{platform}',
    summary: 'Says of which kinds the caller is told by mail, in the language of the call',
    access,
    parameters,
    query,
    body: wishes,
    answer: wishes,
  }),
};

export type Notice = z.infer<typeof notice>;
export type NoticePlace = z.infer<typeof place>;
