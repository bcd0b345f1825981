import { wordsOf, type Word } from '../words/Lexicon.ts';
import type { Role } from '../words/role.ts';

/** By what our attributes call it: how many articles are in a pack, or on a pallet. */
export interface PackReading {
  name: 'Verpackungseinheit' | 'Palettenmenge';
  isSure: boolean;
}

const pieces: ReadonlySet<string> = new Set(
  'stk stck stuck st pcs pc pce pces pieces piece pz pezzi pezzo ea units nos uds stuks szt'.split(' '),
);
const pallet = /^(?:pal|banc)/;
const packRoles: readonly Role[] = ['pack', 'quantity', 'item', 'order', 'filler'];
/** Each of them holds several articles. */
const named = /^vp?e$/;

/**
 * What a heading says that counts what is in packs, in whatever order: `Menge in VPE`, `Stk/Pak.`, `pcs per pallet`. How many packs
 * something holds (`Pak./Pal.`), and a pack that is only named (`Karton`), may be that.
 */
export function readPack(heading: string): PackReading | undefined {
  const words = wordsOf(heading);
  const packs = words.filter(({ roles }) => roles.has('pack'));
  const isAll = words.every((word) => packRoles.some((role) => word.roles.has(role)) || isPieces(word));
  if (packs.length === 0 || !isAll) return undefined;
  const isOnPallet = packs.some(({ key }) => pallet.test(key));
  const isCounted = words.some((word) => word.roles.has('quantity') || isPieces(word));
  const isOfPacks = isOnPallet && packs.some(({ key }) => !pallet.test(key));
  const isNamed = words.length > 1 && packs.some(({ key }) => named.test(key));
  const isSure = (isCounted || isNamed) && !isOfPacks;
  return { name: isOnPallet ? 'Palettenmenge' : 'Verpackungseinheit', isSure };
}

function isPieces({ key }: Word): boolean {
  return pieces.has(key);
}
