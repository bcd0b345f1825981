import type { PageData, PageName, Renderer } from '../resources/page.ts';
import { Shell } from '../ui/shell/Shell.tsx';
import { drawnWith } from '../ui/view/View.tsx';
import { pageOf } from './drawing/htmlOf.ts';
import { HeadTags } from './page/HeadTags.tsx';
import { icons } from './page/icons.ts';
import type { Page } from './page/Page.ts';
import { pageView } from './page/PageView.ts';
import { stylesOf } from './page/styles.ts';
import { pages } from './pages/index.ts';

/** A page as HTML but for its style sheet: `data` is the answer of the storefront read of the same name. */
export const draw: Renderer['draw'] = (page, data, context) => {
  const { head, Body } = pageNamed(page);
  const view = pageView(context);
  const { platform, language } = context;
  const drawn = drawnWith(view, () =>
    pageOf(
      { lang: language, 'data-platform': platform.key, 'data-page': page },
      <HeadTags head={head(data, view)} view={view} />,
      <Shell>
        <Body data={data} />
      </Shell>,
    ),
  );
  return { ...drawn, head: `<!doctype html>${drawn.head}` };
};

function pageNamed<Name extends PageName>(name: Name): Page<PageData[Name]> {
  return pages[name];
}

export const render: Renderer['render'] = (page, data, context) => {
  const { head, body, end } = draw(page, data, context);
  return `${head}<style>${stylesOf(context.platform.group)}</style>${body}${end}`;
};

export { icons, stylesOf };
