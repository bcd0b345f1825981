import type { JudgedColumn } from './JudgedColumn.ts';

/** Are two called the same but for their number, as `Kat. Ebene 3` and `Kat. Ebene 2`? Those are levels, though groups of several have the same name. */
export function areCounted(one: JudgedColumn, other: JudgedColumn | undefined): boolean {
  const [first, second] = [one, other].map((each) => /^(.*?)(\d)(\D*)$/s.exec(each?.cell.text.trim() ?? ''));
  return !!first && !!second && first[1] === second[1] && first[3] === second[3] && first[2] !== second[2];
}
