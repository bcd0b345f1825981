import type { StartPage } from '../../resources/calls/storefront.ts';
import type { Page } from '../page/Page.ts';
import { start } from './start.tsx';

/** The data of each page: the answer of the storefront read of the same name. */
export interface PageData {
  start: StartPage;
}

export type PageName = keyof PageData;

/** The pages of the storefront. */
export const pages: { [Name in PageName]: Page<PageData[Name]> } = { start };
