import { account } from './backoffice/account.ts';
import { activity } from './backoffice/activity.ts';
import { bulk } from './backoffice/bulk.ts';
import { comments } from './backoffice/comments.ts';
import { exchange } from './backoffice/exchange.ts';
import { frame } from './backoffice/frame.ts';
import { grid } from './backoffice/grid.ts';
import { keys } from './backoffice/keys.ts';
import { loading } from './backoffice/loading.ts';
import { media } from './backoffice/media.ts';
import { notices } from './backoffice/notices.ts';
import { proposals } from './backoffice/proposals.ts';
import { publishing } from './backoffice/publishing.ts';
import { reactAdmin } from './backoffice/reactAdmin.ts';
import { rights } from './backoffice/rights.ts';
import { trash } from './backoffice/trash.ts';
import { tree } from './backoffice/tree.ts';
import { mapping } from './backoffice/mapping.ts';
import { vocabulary } from './backoffice/vocabulary.ts';
import { operations } from './backoffice/operations.ts';
import { webhooks } from './backoffice/webhooks.ts';
import { workbench } from './backoffice/workbench.ts';

export const backoffice = {
  ra: reactAdmin,
  activity,
  comments,
  bulk,
  ...frame,
  grid,
  keys,
  loading,
  rights,
  trash,
  tree,
  mapping,
  media,
  vocabulary,
  proposals,
  operations,
  webhooks,
  workbench,
  notices,
  ...publishing,
  ...exchange,
  ...account,
};
