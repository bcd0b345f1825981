import type { Node } from '@oxc-project/types';
import { parseAst } from 'rolldown/parseAst';
import { innerNodes } from '../lint/innerNodes.ts';

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
    innerNodes(node).forEach(visit);
  };
  visit(parseAst(source, { lang: 'ts', sourceType: 'module' }, file));
  return found;
}
