/**
 * What a word in a heading stands for:
 * - `item` the thing itself, `number` what numbers it, `supplier` whose number it is, `own` that it is the author's;
 * - `name`, `text`, `short`, `long`, `more` (an addition), `keyword` of what is written;
 * - `group`, `goods`, `main`, `sub`, `path`, `series`, `brand` of how it is ordered;
 * - `maker` who makes it, `document` a paper about it;
 * - `barcode`, `image`, `address`, `price` (with all that prices come with), `unit`, `order`, `least`, `quantity`, `pack`;
 * - `customs`, `tariff`, `origin`, `country`, `successor`, `etim`;
 * - `thing` what sort of thing it is, `foreign` that something is not its own: a customer's, of stock, former;
 * - `sign` is a mark, `variant` one of several, `parent` what it is one of, `caption` a name and nothing longer, `next` what comes in its place, `shown` where it is shown;
 * - `ending` that it is no longer made or sold, `day` from or until when;
 * - `about` what is said of it besides: uses, features, hints;
 * - `filler` says nothing, `net` that a measure is as usual, `gross` and `part` that it is of something else.
 */
export type Role =
  | 'item'
  | 'number'
  | 'reference'
  | 'supplier'
  | 'own'
  | 'name'
  | 'text'
  | 'short'
  | 'long'
  | 'more'
  | 'keyword'
  | 'group'
  | 'goods'
  | 'main'
  | 'sub'
  | 'path'
  | 'series'
  | 'brand'
  | 'maker'
  | 'barcode'
  | 'image'
  | 'document'
  | 'address'
  | 'price'
  | 'unit'
  | 'order'
  | 'least'
  | 'quantity'
  | 'pack'
  | 'customs'
  | 'tariff'
  | 'origin'
  | 'country'
  | 'successor'
  | 'etim'
  | 'thing'
  | 'foreign'
  | 'filler'
  | 'net'
  | 'gross'
  | 'part'
  | 'sign'
  | 'parent'
  | 'variant'
  | 'caption'
  | 'next'
  | 'shown'
  | 'ending'
  | 'day'
  | 'about';

/** The words of a role in one language, with blanks between, abbreviations among them. */
export type Words = Partial<Record<Role, string>>;
