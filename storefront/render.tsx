import { renderToString } from 'react-dom/server';
import { ViewProvider } from '../ui/view/View.tsx';
import { Shell } from '../ui/shell/Shell.tsx';
import { languageTag } from '../resources/platforms.ts';
import { HeadTags } from './page/HeadTags.tsx';
import type { Page } from './page/Page.ts';
import type { PageContext } from './page/PageContext.ts';
import { pageView } from './page/PageView.ts';
import { pages, type PageData, type PageName } from './pages/index.ts';

export { stylesOf } from './page/styles.ts';
export { icons } from './page/icons.ts';
export type { PageData, PageName } from './pages/index.ts';
export type { PageContext } from './page/PageContext.ts';

/** A whole page as HTML: `data` is the answer of the storefront read of the same name. */
export function render<Name extends PageName>(
  page: Name,
  data: PageData[Name],
  context: PageContext,
): string {
  const { head, Body } = pages[page] as unknown as Page<PageData[Name]>;
  const view = pageView(context);
  const html = renderToString(
    <html
      lang={languageTag(context.language, context.platform)}
      data-platform={context.platform.key}
      data-page={page}
    >
      <HeadTags head={head(data, view)} view={view} />
      <body>
        <ViewProvider view={view}>
          <Shell>
            <Body data={data} />
          </Shell>
        </ViewProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
