import type { FoundProducts } from './findProducts.ts';

type Found = Pick<FoundProducts, 'ids' | 'exact'>;

/**
 * Of hits that are variants of each other the first alone: that is the one that was meant, or comes nearest. `variants` is what
 * each has in common with others, '' for nothing.
 */
export function firstOfVariants({ ids, exact }: Found, variants: ReadonlyMap<number, string>): Found {
  const seen = new Set<string>();
  const isFirst = (id: number) => {
    const variant = variants.get(id) ?? '';
    if (variant === '') return true;
    const isNew = !seen.has(variant);
    seen.add(variant);
    return isNew;
  };
  const fitting = ids.slice(0, exact).filter(isFirst);
  return { ids: [...fitting, ...ids.slice(exact).filter(isFirst)], exact: fitting.length };
}
