import './shortlist.css';
import { createRoot, type Root } from 'react-dom/client';
import type { ShortlistSettings } from '../../ui/shell/ShortlistSettings.ts';
import { Comparison } from './Comparison.tsx';
import type { Lists } from './Lists.ts';
import { Shortlist } from './Shortlist.tsx';
import { Window } from './Window.tsx';

let root: Root | undefined;

/** Opens the window of a list over the page. */
export function mount(list: 'keep' | 'compare', settings: ShortlistSettings, lists: Lists): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const current = root;
  const close = () => current.render(null);
  const turnTo = (other: 'keep' | 'compare') => {
    const Content = other === 'keep' ? Shortlist : Comparison;
    const title = settings.texts[other === 'keep' ? 'title' : 'comparison'];
    current.render(
      <Window key={other} title={title} closeLabel={settings.texts.close} onClose={close}>
        <Content settings={settings} lists={lists} onCompare={() => turnTo('compare')} />
      </Window>,
    );
  };
  turnTo(list);
}
