import type { Entity } from '../../../resources/entity.ts';
import { isRow, type Row } from '../../../resources/shape.ts';
import { cleanHtml } from './cleanHtml.ts';

/**
 * What makes of a record what will be stored: the texts of its blocks hold nothing but allowed HTML. What is none is left for
 * whoever judges it. Undefined for an entity without blocks.
 */
export function cleanBlocks({ fields }: Pick<Entity, 'fields'>): ((given: Row) => Row) | undefined {
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field?.kind === 'object' && field.areBlocks;
  });
  if (names.length === 0) return undefined;
  return (given) => {
    const clean = names.flatMap((name) => {
      const blocks = given[name];
      return Array.isArray(blocks) ? [[name, blocks.map(cleanBlock)] as const] : [];
    });
    return { ...given, ...Object.fromEntries(clean) };
  };
}

function cleanBlock(block: unknown): unknown {
  if (!isRow(block) || block.contentType !== 'text' || !isRow(block.content)) return block;
  const content = Object.entries(block.content).map(([language, text]) => [
    language,
    typeof text === 'string' ? cleanHtml(text) : text,
  ]);
  return { ...block, content: Object.fromEntries(content) };
}
