import { blockTags } from '../../../../base/workbook/html/blockTags.ts';

/** Tags that texts of the trade are laid out with; anything else in angle brackets is meant. */
const tag =
  /<(\/?)(br|p|div|ul|ol|li|b|strong|i|em|u|span|font|h[1-6]|table|tbody|tr|td|th|sup|sub|a)\b[^<>]*>/gi;
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** A text as its author saw it: without the HTML that it was laid out with, where it was. */
export function plainText(text: string): string {
  if (!text.includes('<') || text.search(tag) < 0) return text;
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(tag, (_, closing: string, name: string) => {
      const kind = name.toLowerCase();
      if (kind === 'li') return closing ? '' : '\n- ';
      if (kind === 'td' || kind === 'th') return closing ? ' ' : '';
      return blockTags.has(kind) ? '\n' : '';
    })
    .replaceAll(/&(nbsp|amp|lt|gt|quot|apos);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
