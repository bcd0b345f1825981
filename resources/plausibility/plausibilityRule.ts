type Values = Readonly<Record<string, unknown>>;

/** Two values of a product that hardly go together, or one that hardly any product has. */
export interface PlausibilityRule {
  /** The attributes that it is about: the first is where it is mended. */
  attributes: readonly [string, ...string[]];
  /** What the text of the rule fills in. */
  values?: Readonly<Record<string, number>>;
  /** The main categories in which it counts; without any it counts in all. */
  categories?: readonly string[];
  /** Does a product with these values break it? What a product does not say breaks nothing. */
  isBroken(values: Values): boolean;
}

/** These choices of one attribute do not go with those of another one. */
export function never(
  [sid, ...choices]: readonly [string, ...string[]],
  [other, ...others]: readonly [string, ...string[]],
): PlausibilityRule {
  return {
    attributes: [sid, other],
    isBroken: (values) => choices.includes(String(values[sid])) && others.includes(String(values[other])),
  };
}

/** These choices of an attribute are for products that say nothing of another one. */
export function without([sid, ...choices]: readonly [string, ...string[]], other: string): PlausibilityRule {
  return {
    attributes: [sid, other],
    isBroken: (values) => choices.includes(String(values[sid])) && (values[other] ?? null) !== null,
  };
}

/** Each choice of one attribute goes with these of another one, and with no other that is named here. */
export function agree(
  sid: string,
  other: string,
  pairs: Readonly<Record<string, readonly string[]>>,
): PlausibilityRule {
  const known = new Set(Object.values(pairs).flat());
  return {
    attributes: [sid, other],
    isBroken(values) {
      const going = pairs[String(values[sid])];
      const said = String(values[other]);
      return going !== undefined && known.has(said) && !going.includes(said);
    },
  };
}

/** A number lies between two others, in the unit that the attribute has. */
export function between(
  sid: string,
  minimum: number,
  maximum: number,
  categories?: readonly string[],
): PlausibilityRule {
  return {
    attributes: [sid],
    values: { minimum, maximum },
    ...(categories && { categories }),
    isBroken({ [sid]: value }) {
      return typeof value === 'number' && (value < minimum || value > maximum);
    },
  };
}
