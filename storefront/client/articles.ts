import { openDialog } from './dialog.ts';

/** Links to legal articles inside of a dialog open the article over it; without script they lead to its page. */
export function openArticlesInPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-article]'))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void show(link);
    });
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href).catch(() => undefined);
  const page = answer?.ok
    ? new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-article-body]')
    : undefined;
  const closeLabel = link.closest<HTMLElement>('[data-close]')?.dataset['close'] ?? '';
  if (page) openDialog('article-dialog', closeLabel, page);
  else location.href = link.href;
}
