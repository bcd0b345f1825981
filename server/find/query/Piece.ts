import type { Quantity } from '../quantities/Quantity.ts';
import type { Meaning } from './Meaning.ts';

/** A piece of a typed text, with what it stands for if anybody knows it. */
export interface Piece {
  typed: string;
  start: number;
  end: number;
  meaning: Meaning | undefined;
  quantity?: Quantity;
  /** With what comes nearest to it, where that is known already. */
  near?: readonly Meaning[];
}
