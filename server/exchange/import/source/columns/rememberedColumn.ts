import type { JudgedColumn } from '../../content/JudgedColumn.ts';
import { isLevel } from '../../content/joinLevels.ts';
import { headingKey, type KeptColumn } from '../../keptColumns/KeptColumn.ts';
import { isKey } from '../isKey.ts';
import { describeTarget } from './describeTarget.ts';

/**
 * What is kept of a column that was taken for something by what it holds; of numbers that is kept by itself, and
 * levels go with the column that they are levels of.
 */
export function rememberedColumn(column: JudgedColumn): KeptColumn | undefined {
  const { target, how, cell, letter } = column;
  if (how !== 'content' || !target || isKey(target) || isLevel(column)) return undefined;
  const { field, language = null, unit = null } = describeTarget(target);
  return { heading: headingKey(cell.text), letter, field, language, unit };
}
