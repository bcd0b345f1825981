/** Tags of HTML that begin a line of their own, in lower case. */
export const blockTags: ReadonlySet<string> = new Set(
  'br hr p div ul ol li table caption tr h1 h2 h3 h4 h5 h6'.split(' '),
);
