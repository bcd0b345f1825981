import { describe, expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

describe('The text of an article (abuse case 41)', () => {
  it.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', ''],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<p></p>'],
    ['<p><a href="//evil.example">x</a></p>', '<p></p>'],
    ['<p><a href="&#106;avascript:alert(1)">x</a></p>', '<p></p>'],
    ['<p><a href="data:text/html,x">x</a></p>', '<p></p>'],
    [
      '<p><a href="https://a.example/?x=1&amp;y=2" target="_top">x</a></p>',
      '<p><a href="https://a.example/?x=1&amp;y=2">x</a></p>',
    ],
    ['<h1>Titel</h1><b>fett</b>', '<h2>Titel</h2><strong>fett</strong>'],
  ])('%s becomes %s', (typed, stored) => expect(cleanHtml(typed)).toBe(stored));

  it('typed without elements becomes paragraphs, and cleaning it again changes nothing', () => {
    const once = cleanHtml('Erster Absatz, a & b\nzweite Zeile\n\nZweiter < Absatz');
    expect(once).toBe('<p>Erster Absatz, a &amp; b<br />zweite Zeile</p>\n<p>Zweiter &lt; Absatz</p>');
    expect(cleanHtml(once)).toBe(once);
  });
});
