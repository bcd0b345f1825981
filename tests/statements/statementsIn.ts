import type { Node } from '@oxc-project/types';
import { parseAst } from 'rolldown/parseAst';

/** A statement in the source, or a part of one. */
export interface Written {
  file: string;
  /** From 1. */
  line: number;
  strings: readonly string[];
}

/** What a source writes with the tag `sql`. */
export function statementsIn(file: string, source: string): Written[] {
  if (!source.includes('sql`')) return [];
  const found: Written[] = [];
  const visit = (node: Node) => {
    if (node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.name === 'sql')
      found.push({
        file,
        line: source.slice(0, node.start).split('\n').length,
        strings: node.quasi.quasis.map(({ value }) => value.cooked ?? ''),
      });
    for (const inner of Object.values(node).flat()) if (isNode(inner)) visit(inner);
  };
  visit(parseAst(source, { lang: 'ts', sourceType: 'module' }, file));
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
