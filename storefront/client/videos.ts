import { hit } from '../../ui/hit.ts';

/** A click on the still of a video puts its player in its place. */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    const still = hit<HTMLAnchorElement>(event, 'a[data-video]');
    if (!still || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player =
      still.host === location.host
        ? Object.assign(document.createElement('video'), {
            controls: true,
            autoplay: true,
            playsInline: true,
          })
        : Object.assign(document.createElement('iframe'), {
            allow: 'autoplay; fullscreen; picture-in-picture',
          });
    player.src = still.href;
    player.title = still.querySelector('b')?.textContent ?? '';
    still.replaceWith(player);
    player.focus();
  });
}
