import '../../ui/notifications/Notifications.ts';
import { askForConsent } from './consent.ts';

askForConsent(() => {});
