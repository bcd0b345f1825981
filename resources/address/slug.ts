const folds: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  α: 'a',
  '½': '1-2',
};

/** Kebab-case ascii of a German name: `Türschließer` becomes `tuerschliesser`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßæœα½]/g, (letter) => folds[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
