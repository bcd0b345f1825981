import { account } from './backoffice/account.ts';
import { exchange } from './backoffice/exchange.ts';
import { frame } from './backoffice/frame.ts';
import { loading } from './backoffice/loading.ts';
import { publishing } from './backoffice/publishing.ts';
import { reactAdmin } from './backoffice/reactAdmin.ts';
import { rights } from './backoffice/rights.ts';
import { tree } from './backoffice/tree.ts';
import { vocabulary } from './backoffice/vocabulary.ts';

export const backoffice = {
  ra: reactAdmin,
  ...frame,
  loading,
  rights,
  tree,
  vocabulary,
  ...publishing,
  ...exchange,
  ...account,
};
