import { unchanging } from '../view/unchanging.ts';
import { KeepButtons } from './KeepButtons.tsx';

/** The buttons of all cards of a page, once: only with the first script they are of use, and it puts them into each card (behaviour B389). */
export const CardTools = unchanging(() => (
  <template data-card-tools>
    <KeepButtons />
  </template>
));
