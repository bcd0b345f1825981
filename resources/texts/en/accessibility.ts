import type { SameTexts } from '../shape.ts';
import type { accessibility as german } from '../de/accessibility.ts';

export const accessibility = {
  title: 'Accessibility',
  lead: 'Everybody should be able to use {{platform}}: by keyboard, with a screen reader, enlarged, on a phone and without scripts. The measure is WCAG 2.2, level AA (EN 301 549).',
  works: 'What works',
  works1: 'Every page can be used by keyboard; a link to the content comes first, and the focus is visible.',
  works2: 'Searching, filtering and paging work without scripts too; lists change without losing the focus.',
  works3: 'Contrasts, labels and headings are checked on every kind of page.',
  limits: 'What does not work yet',
  limits1: 'Documents (mostly PDF) come from the {{orgas, lower}} and are often not accessible.',
  limits2:
    'Pictures have a description only where somebody wrote one; otherwise the title stands beside them.',
  limits3:
    'Texts that do not exist in your language appear in another; this is said, and marked for screen readers.',
  limits4: 'Videos in articles are kept by other providers; we cannot answer for their captions.',
  how: 'How it is checked',
  howText:
    'Before each new version programs (axe-core) check every kind of page and use the most important ones by keyboard. These are checks of our own; there is no independent one by experts and people concerned yet. Programs do not find everything.',
  contact: 'Something does not work?',
  contactText:
    'Write to us on which page, and with what you read it. We answer and give you the information in another way if need be.',
} satisfies SameTexts<typeof german>;
