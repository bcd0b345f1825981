/** Attributes that React calls otherwise than HTML and SVG do. */
const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  shapeRendering: 'shape-rendering',
  // Names of SVG keep their capitals, those of HTML have none.
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
  defaultChecked: 'checked',
};

export interface AttributeName {
  /** With the space before it, as it stands in a tag. */
  written: string;
  /** Are yes and no words of it? All others say yes by being there. */
  isInWords: boolean;
}

const known = new Map<string, AttributeName>();

/** How an attribute of JSX is written. */
export function attributeName(name: string): AttributeName {
  let found = known.get(name);
  if (!found) {
    found = {
      written: ` ${renamed[name] ?? name.toLowerCase()}`,
      isInWords: /^(aria-|data-|spellCheck$)/.test(name),
    };
    known.set(name, found);
  }
  return found;
}
