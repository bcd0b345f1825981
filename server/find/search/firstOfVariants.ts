import type { FoundProducts } from './findProducts.ts';

type Found = Pick<FoundProducts, 'ids' | 'exact'>;

/**
 * Of hits that are variants of each other the first alone: that is the one that was meant. What only comes near stays as it is.
 * `variants` is what each has in common with others, '' for nothing.
 */
export function firstOfVariants({ ids, exact }: Found, variants: ReadonlyMap<number, string>): Found {
  const seen = new Set<string>();
  const fitting = ids.slice(0, exact).filter((id) => {
    const variant = variants.get(id) ?? '';
    if (variant === '') return true;
    const isNew = !seen.has(variant);
    seen.add(variant);
    return isNew;
  });
  return { ids: [...fitting, ...ids.slice(exact)], exact: fitting.length };
}
