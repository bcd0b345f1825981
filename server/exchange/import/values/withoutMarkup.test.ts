import { expect, it } from 'vitest';
import { withoutMarkup } from './withoutMarkup.ts';

it('A text of a page is read as its reader sees it, and what only looks like an entity stays', () => {
  expect(withoutMarkup('<p>T&uuml;r &amp; Tor<br>Ma&szlig; &#8211; 90&nbsp;cm &#xB2;</p>')).toBe(
    'Tür & Tor\nMaß – 90 cm ²',
  );
  expect(withoutMarkup('R&D; A&B, &unknown; &#1;, Höhe &lt; 5 mm')).toBe(
    'R&D; A&B, &unknown; &#1;, Höhe < 5 mm',
  );
});
