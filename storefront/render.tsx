import { renderToString } from 'react-dom/server';
import type { PageContext, PageData, PageName, Renderer } from '../resources/page.ts';
import { Shell } from '../ui/shell/Shell.tsx';
import { ViewProvider } from '../ui/view/View.tsx';
import { HeadTags } from './page/HeadTags.tsx';
import { icons } from './page/icons.ts';
import type { Page } from './page/Page.ts';
import { pageView } from './page/PageView.ts';
import { stylesOf } from './page/styles.ts';
import { pages } from './pages/index.ts';

/** A whole page as HTML: `data` is the answer of the storefront read of the same name. */
export const render: Renderer['render'] = <Name extends PageName>(
  page: Name,
  data: PageData[Name],
  context: PageContext,
) => {
  const { head, Body }: Page<PageData[Name]> = pages[page];
  const view = pageView(context);
  const { platform, language } = context;
  const html = renderToString(
    <html lang={language} data-platform={platform.key} data-page={page}>
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
};

export { icons, stylesOf };
