import type { Node } from '@oxc-project/types';

/** The nodes right below one of a parsed source. */
export function innerNodes(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
