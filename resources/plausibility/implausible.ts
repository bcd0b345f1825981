import { keysOf } from '../keysOf.ts';
import type { PlausibilityRule } from './plausibilityRule.ts';
import { plausibilityRules, type PlausibilityName } from './plausibilityRules.ts';

/** What the place of a doubt begins with among the gaps of a product: `implausible.combustible-rf1`. */
const start = 'implausible.';

/**
 * The rules that a product with these values breaks, in the order of their declaration; of several about one attribute the
 * first, which says most.
 */
export function brokenRules(
  values: Readonly<Record<string, unknown>> | null | undefined,
  mainCategory: string | null | undefined,
): PlausibilityName[] {
  if (!values) return [];
  const doubted = new Set<string>();
  return names.filter((name) => {
    const {
      attributes: [mended],
      categories,
      isBroken,
    } = ruleOf(name);
    if (doubted.has(mended) || (categories && !categories.includes(mainCategory ?? ''))) return false;
    if (!isBroken(values)) return false;
    doubted.add(mended);
    return true;
  });
}

const names = keysOf(plausibilityRules);

/** A rule of that name, as all rules look. */
export function ruleOf(name: PlausibilityName): PlausibilityRule {
  return plausibilityRules[name];
}

/** The gap that a broken rule is. */
export function doubtOf(name: PlausibilityName): string {
  return start + name;
}

/** The rule that a gap says is broken; undefined where it says that something is missing. */
export function ruleOfDoubt(gap: string): PlausibilityName | undefined {
  return names.find((name) => gap === doubtOf(name));
}

/** The code of the text that says why a rule is one. */
export function doubtCode(name: PlausibilityName): `implausible-${PlausibilityName}` {
  return `implausible-${name}`;
}
