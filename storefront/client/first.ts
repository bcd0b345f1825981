import '../../ui/notifications/Notifications.ts';
import { replaceMissing } from '../../ui/pictures/replaceMissing.ts';
import { followLanguage, rememberLanguage } from '../../ui/shell/followLanguage.ts';
import { watchAdvertisements } from './advertisements.ts';
import { openArticlesInPlace } from './articles.ts';
import { askForConsent, consent } from './consent.ts';
import { copyTexts } from './copy.ts';
import { keepDetails } from './keptDetails.ts';
import { followLogin } from './login.ts';
import { closeMenus } from './menus.ts';
import { sendNewsletter } from './newsletter.ts';
import { trackPage } from './pixel.ts';
import { printPages } from './print.ts';
import { restoreScroll } from './scroll.ts';
import { wakeSuggestions } from './suggest.ts';
import { sendChoices } from './toolbar.ts';
import { keepLists } from './lists.ts';
import { playVideos } from './videos.ts';
import { rememberVisit } from './visit.ts';
import { whenShown } from './whenShown.ts';
import { zoomPictures } from './zoom.ts';

// What every page of the storefront does beyond its HTML. Together it stays below 10 KB.
document.documentElement.classList.add('is-enhanced');
whenShown(() => {
  followLanguage();
  askForConsent((choice) => {
    rememberLanguage();
    if (choice === 'all') trackPage();
  });
  if (consent() === 'all') trackPage();
  restoreScroll();
  rememberVisit();
  keepDetails();
  keepLists();
  watchAdvertisements();
});
replaceMissing();
closeMenus();
sendChoices();
openArticlesInPlace();
zoomPictures();
copyTexts();
printPages();
playVideos();
sendNewsletter();
wakeSuggestions();
followLogin();
