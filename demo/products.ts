import { allOffers, type Offer } from './offers.ts';
import { baseOf, isSwiss, type BasePlatform, type DemoPlatform } from './platforms.ts';
import { productOf } from './product.ts';
import { chance } from './random.ts';
import { inSwissSpelling } from './text.ts';
import type { DemoProduct } from './types.ts';

/** The offers of a platform in the order in which they appear; large families appear more than once. */
type Turn = { offer: Offer; nth: number; times: number };

const rounds = new Map<BasePlatform, Turn[]>();

function roundOf(platform: BasePlatform): Turn[] {
  const known = rounds.get(platform);
  if (known) return known;
  const turns = allOffers
    .filter((offer) => offer.orga.platforms.includes(platform))
    .flatMap((offer) => {
      const breadth = offer.family.variants > 200 ? 3 : offer.family.variants > 24 ? 2 : 1;
      const times = breadth * offer.orga.weight;
      return Array.from({ length: times }, (_, nth) => ({ offer, nth, times }));
    })
    .toSorted((a, b) => a.nth - b.nth || chance(a.offer.index, 40) - chance(b.offer.index, 40));
  rounds.set(platform, turns);
  return turns;
}

/**
 * Streams the first `count` products of a platform; a longer stream begins with the shorter one, and none
 * of it is held. Article numbers are unique per company, GTINs and sids per platform, for any count.
 * @throws Error naming the platform if products are asked for and no company of it offers any
 */
export function* productsOf(platform: DemoPlatform, count: number): Generator<DemoProduct> {
  const round = roundOf(baseOf(platform));
  if (round.length === 0 && count > 0) throw new Error(`No company of ${platform} offers a product family`);
  const spelling = isSwiss(platform) ? inSwitzerland : (product: DemoProduct) => product;
  for (let index = 0; index < count; index++) {
    const { offer, nth, times } = round[index % round.length] as Turn;
    yield spelling(productOf(offer, Math.floor(index / round.length) * times + nth));
  }
}

function inSwitzerland(product: DemoProduct): DemoProduct {
  return {
    ...product,
    title: inSwissSpelling(product.title),
    subTitle: inSwissSpelling(product.subTitle),
    description: inSwissSpelling(product.description),
  };
}
