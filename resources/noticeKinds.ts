import { canOpenFeature } from './access/canOpenFeature.ts';
import type { Caller } from './access/rule.ts';
import { document } from './entities/document.ts';
import { term } from './entities/term.ts';
import { userRight } from './entities/userRight.ts';
import { webhook } from './entities/webhook.ts';
import { keysOf } from './keysOf.ts';
import type { Platform } from './platform/platforms.ts';
import { allEntities } from './registry.ts';

interface NoticeKind {
  /** Whoever wishes is told of it by mail at once; of the others a mail of their own tells already. */
  mail: 'wished' | 'own';
  /** Whom it may concern, by their rights of this moment. */
  concerns: (caller: Caller, where: { platform: Platform }) => boolean;
}

const concernsReviewers: NoticeKind['concerns'] = (caller, where) =>
  allEntities.some(({ review }) => review !== undefined && review(caller, where) !== 'none');
const concernsImporters: NoticeKind['concerns'] = (caller, { platform }) =>
  (['import', 'categories'] as const).some((feature) => canOpenFeature(caller, feature, platform));

/**
 * What concerns a person, as the bell tells it (behaviour B535): how each is found is said in `server/catalogue/notices/newsOf.ts`,
 * and what it says in the texts of the server.
 */
export const noticeKinds = {
  reviewAsked: { mail: 'wished', concerns: concernsReviewers },
  reviewAnswered: { mail: 'wished', concerns: concernsReviewers },
  rightAsked: {
    mail: 'own',
    concerns: (caller, where) => userRight.access.read(caller, where) !== 'none',
  },
  // What a whole platform lacks is nobody's next step.
  documentsExpiring: {
    mail: 'wished',
    concerns: (caller, where) => typeof document.access.update(caller, where) === 'object',
  },
  searchedInVain: {
    mail: 'wished',
    concerns: (caller, where) =>
      term.access.create(caller, where) !== 'none' && canOpenFeature(caller, 'categories', where.platform),
  },
  importEnded: { mail: 'own', concerns: concernsImporters },
  webhookOff: { mail: 'wished', concerns: (caller, where) => webhook.access.read(caller, where) !== 'none' },
  bulkEnded: { mail: 'wished', concerns: (caller) => caller.kind === 'user' && caller.rights.length > 0 },
} as const satisfies Record<string, NoticeKind>;

export type NoticeKindName = keyof typeof noticeKinds;
export const noticeKindNames = keysOf(noticeKinds);

export type MailedKind = {
  [Name in NoticeKindName]: (typeof noticeKinds)[Name]['mail'] extends 'wished' ? Name : never;
}[NoticeKindName];

/** The kinds of which one may wish to be told by mail. */
export const mailedKinds = noticeKindNames.filter(
  (name): name is MailedKind => noticeKinds[name].mail === 'wished',
);
