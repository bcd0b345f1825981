import { openDialog } from './dialog.ts';

/** A click on a picture shows it over the whole window; the arrow keys lead to its neighbours. */
export function zoomPictures(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-zoom]')) {
    const links = [...gallery.querySelectorAll('a')];
    for (const [index, link] of links.entries())
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        zoom(links, index, gallery.dataset['close'] ?? '');
      });
  }
}

function zoom(links: HTMLAnchorElement[], first: number, closeLabel: string): void {
  let index = first;
  const picture = new Image();
  const show = () => {
    const link = links[index];
    if (!link) return;
    picture.src = link.href;
    picture.alt = link.querySelector('img')?.alt ?? '';
  };
  show();
  const dialog = openDialog('zoom-dialog', closeLabel, picture);
  picture.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    index = (index + step + links.length) % links.length;
    show();
  });
}
