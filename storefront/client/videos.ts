/** A click on the still of a video elsewhere puts its player in its place. */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    const still = (event.target as Element).closest<HTMLAnchorElement>('a[data-video]');
    if (!still || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = still.href;
    player.title = still.querySelector('b')?.textContent ?? '';
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    still.replaceWith(player);
    player.focus();
  });
}
