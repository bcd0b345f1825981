import type { Caller } from '../../../resources/access/rule.ts';
import type { Notice, NoticePlace } from '../../../resources/calls/notices.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { NoticeKindName } from '../../../resources/noticeKinds.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Where } from '../../records/access/scope.ts';

/** For whom news are looked for: what they may see is asked of the policy each time. */
export interface Reader {
  db: ScopedQueries;
  caller: Extract<Caller, { kind: 'user' }>;
  where: Where;
  language: Language;
}

/** Something that concerns a person. */
export interface News {
  kind: NoticeKindName;
  /** Tells it from others of its kind: told again, it is the same. */
  subject: string;
  at: Date;
  severity: Notice['severity'];
  /** Which sentence of its kind says it, and what is named there. */
  says: string;
  values: Readonly<Record<string, string | number>>;
  detail: string | null;
  place: NoticePlace;
}
