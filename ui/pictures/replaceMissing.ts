import noPicture from './noPicture.svg?url';

/**
 * A picture that cannot be loaded shows the placeholder, on whatever page it stands and whoever has drawn it (behaviour
 * B212); one that has failed before this runs too.
 */
export function replaceMissing(): void {
  document.addEventListener('error', ({ target }) => replace(target), true);
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.src.includes('/api/image/'))
      replace(picture);
}

function replace(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || target.src.endsWith(noPicture)) return;
  // The place stays as wide and as high as the picture would have been.
  target.removeAttribute('srcset');
  target.src = noPicture;
}
