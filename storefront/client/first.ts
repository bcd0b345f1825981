import '../../ui/notifications/Notifications.ts';
import { openArticlesInPlace } from './articles.ts';
import { askForConsent, consent } from './consent.ts';
import { rememberLanguage } from './language.ts';
import { closeMenus } from './menus.ts';
import { sendNewsletter } from './newsletter.ts';
import { turnPages } from './pageTurn.ts';
import { trackPage } from './pixel.ts';
import { restoreScroll } from './scroll.ts';
import { wakeSuggestions } from './suggest.ts';
import { sendChoices } from './toolbar.ts';
import { playVideos } from './videos.ts';
import { zoomPictures } from './zoom.ts';

// What every page of the storefront does beyond its HTML. Together it stays below 10 KB.
document.documentElement.classList.add('is-enhanced');
askForConsent(trackPage);
if (consent() === 'all') trackPage();
rememberLanguage();
restoreScroll();
closeMenus();
sendChoices();
openArticlesInPlace();
zoomPictures();
playVideos();
sendNewsletter();
wakeSuggestions();
turnPages();
