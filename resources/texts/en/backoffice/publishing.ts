import type { publishing as german } from '../../de/backoffice/publishing.ts';
import type { SameTexts } from '../../shape.ts';

export const publishing = {
  preview: {
    title: 'Preview',
    platform: 'Platform',
    width: 'Width',
    phone: 'Phone',
    screen: 'Screen',
  },
  advertisements: {
    state: 'State',
    planned: 'planned',
    running: 'running',
    over: 'over',
  },
  articles: {
    tools: 'Format text: {{name}}',
    linkAddress: 'Address (/…, https://… or mailto:…)',
    unlink: 'Remove link',
    setLink: 'Link',
    block: '{{number}}. {{kind}}',
    moveBack: 'Move back (Alt + ←)',
    moveOn: 'Move on (Alt + →)',
    duplicate: 'Duplicate',
    remove: 'Remove',
    removed: 'Block {{number}} is removed.',
    moved: 'Block {{from}} is now in place {{to}}.',
    emptyBlock: 'Still empty',
    blocksHint:
      'This is how the blocks stand on the page. A click opens them; drag them or press Alt + arrow to move them.',
    noBlocks: 'Begin with a text or a picture.',
    pictureAsIn: 'as {{language}}',
    dropPicture: 'Choose or drop',
    videoHosts: 'A path of ours (/…) or an https address at {{hosts}}.',
    tool: {
      title: 'Title',
      subtitle: 'Subtitle',
      bold: 'Bold',
      italic: 'Italic',
      subscript: 'Subscript',
      superscript: 'Superscript',
      bullets: 'Bullet list',
      numbers: 'Numbered list',
      quote: 'Quotation',
      link: 'Link',
    },
  },
} satisfies SameTexts<typeof german>;
