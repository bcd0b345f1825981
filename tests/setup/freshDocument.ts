/**
 * The files of a worker share one window: what one has left there is gone before the next,
 * but for the styles that shared modules hold on to.
 */
history.replaceState(null, '', '/');
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
