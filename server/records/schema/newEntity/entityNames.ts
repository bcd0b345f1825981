/** How an entity is called in the places that speak of it. */
export interface EntityNames {
  /** In the declarations: `siteVisit`. */
  name: string;
  /** As words, in English: `site visit`, `site visits`. */
  one: string;
  many: string;
  /** In addresses of the API and of screens: `site-visit`, `site-visits`. */
  path: string;
  screen: string;
  /** Of the migration: `site_visit`. */
  migration: string;
}

/** Words of the language that the declarations are written in, which cannot be the name of a constant. */
const reserved =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** @throws {Error} that says how a name has to be, for one that is not */
export function entityNamesOf(name: string): EntityNames {
  if (!/^[a-z]+([A-Z][a-z]+)*$/.test(name) || reserved.test(name) || pluralOf(name) === name)
    throw new Error(
      `"${name}" cannot name an entity: use one thing in English, words run together, such as siteVisit.`,
    );
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const many = pluralOf(words);
  const dashed = (text: string) => text.replaceAll(' ', '-');
  return {
    name,
    one: words,
    many,
    path: dashed(words),
    screen: dashed(many),
    migration: words.replaceAll(' ', '_'),
  };
}

/** The regular plural; a word that ends in `s` but not in `ss` or `us` is one already. */
function pluralOf(word: string): string {
  if (/(ss|us|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (word.endsWith('s')) return word;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`;
}
