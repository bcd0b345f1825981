import type { Shape } from './column.ts';
import type { Answer } from './driver.ts';
import type { Sql } from './sql.ts';

/** Is told of every statement that the server took, and of what was expected of its answer. */
export type Observer = (statement: Sql, shape: Shape | undefined, answer: Answer) => void;

let observer: Observer | undefined;

/** Tests judge all statements of the program by it; throws what the observer throws at whoever asked. */
export function observeStatements(by: Observer): void {
  observer = by;
}

export function observed(...asked: Parameters<Observer>): void {
  observer?.(...asked);
}
