import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { isPerPlatform, type Entity } from '../../resources/entity.ts';
import { platforms } from '../../resources/platform/platforms.ts';
import { translatedOf } from '../../resources/translatedOf.ts';
import { Article } from '../../ui/article/Article.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { Block } from '../fields/blocks/Block.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { shownBlocks, shownText } from './shownBlocks.ts';

const ofPeople = platforms.filter(({ demo, api }) => !demo && !api);

interface Needs {
  entity: Entity;
  /** The field that holds its blocks. */
  blocks: string;
  onEdit: (index: number) => void;
}

/** A page of title and blocks as readers will see it, drawn by what draws the page. */
export function PagePreview({ entity, blocks, onEdit }: Needs) {
  const { platform } = useBackoffice();
  const [title, written] = useDeferredValue(
    useWatch<Record<string, unknown>, [string, string]>({ name: [entity.title, blocks] }),
  );
  const shown: Block[] = Array.isArray(written) ? written : [];
  return (
    <PreviewPane
      platforms={isPerPlatform(entity) ? [platform] : ofPeople}
      draw={(language) => (
        <article className="article">
          <Title value={shownText(translatedOf(title), language)} />
          <Article sections={shownBlocks(shown, language)} onEdit={onEdit} />
        </article>
      )}
    />
  );
}

/** A heading without words is none. */
function Title({ value }: { value: ReturnType<typeof shownText> }) {
  if (value.text === '') return null;
  return (
    <header className="title">
      <h1>
        <Text value={value} />
      </h1>
    </header>
  );
}
