import { expect, it } from 'vitest';
import { tokens } from './tokens.ts';

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(Object.entries(tokens))('every text of %s stands out from its ground', (_, group) => {
  const onPaper = ['ink', 'quiet', 'accent', 'accentStrong', 'danger', 'warning', 'success', 'info'] as const;
  const pairs = [
    ...onPaper.flatMap((name) => [
      [`${name} on paper`, group[name], group.paper],
      [`${name} on tint`, group[name], group.tint],
    ]),
    ['ink on highlight', group.ink, group.highlight],
    ['button', group.onAccent, group.accent],
    ['button pointed at', group.onAccent, group.accentStrong],
    ['masthead', group.onMasthead, group.masthead],
    ['foot', group.onFoot, group.foot],
    ['chosen page', group.paper, group.ink],
  ] as const;
  const faint = pairs.filter(([, text, ground]) => contrast(text, ground) < 4.5).map(([name]) => name);
  expect(faint).toEqual([]);
});
