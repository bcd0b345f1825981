/** Does a heading say that it is a part of something: `sous_section`, `Unterrubrik`, `sub-department`? */
export function saysWithin(heading: string): boolean {
  return /^(?:sous|sub|sotto)[\s_-]*\p{L}{3}|^unter(?:[\s_-]*)(?:abteilung|rubrik|sektion|bereich|kapitel|klasse|sortiment)/iu.test(
    heading.trim(),
  );
}
