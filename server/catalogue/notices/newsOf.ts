import { notices } from '../../../resources/limits.ts';
import { noticeKinds, type NoticeKindName } from '../../../resources/noticeKinds.ts';
import { bulkEnded } from './kinds/bulkEnded.ts';
import { documentsExpiring } from './kinds/documentsExpiring.ts';
import { importsEnded } from './kinds/importsEnded.ts';
import { reviewsAnswered } from './kinds/reviewsAnswered.ts';
import { reviewsAsked } from './kinds/reviewsAsked.ts';
import { rightsAsked } from './kinds/rightsAsked.ts';
import { searchedInVain } from './kinds/searchedInVain.ts';
import { webhooksOff } from './kinds/webhooksOff.ts';
import type { News, Reader } from './News.ts';

/** How news of each kind are found, for whom they may concern. */
const finders: { [Kind in NoticeKindName]: (reader: Reader) => Promise<News[]> } = {
  reviewAsked: reviewsAsked,
  reviewAnswered: reviewsAnswered,
  rightAsked: rightsAsked,
  documentsExpiring,
  searchedInVain,
  importEnded: importsEnded,
  webhookOff: webhooksOff,
  bulkEnded,
};

/** What concerns somebody by the rights of this moment, of these kinds, the latest first. */
export async function newsOf(reader: Reader, kinds: readonly NoticeKindName[]): Promise<News[]> {
  const { caller, where } = reader;
  const theirs = kinds.filter((kind) => noticeKinds[kind].concerns(caller, where));
  const found = await Promise.all(theirs.map((kind) => finders[kind](reader)));
  return found
    .flat()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, notices.most);
}
