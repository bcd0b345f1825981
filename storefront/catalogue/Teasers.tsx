import type { StartPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';

/** Articles to read on, by their titles. */
export function Teasers({ articles }: { articles: StartPage['articles'] }) {
  const { language } = useView();
  return (
    <ul className="teasers">
      {articles.map(({ url, title }) => (
        <li key={url}>
          <a href={pathTo(language, 'article', { url })}>
            <Text value={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
