import { classesAbove } from '../../../resources/classes/classAbove.ts';
import type { ClassSystem } from '../../../resources/classSystems.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { ClassedCategory, SaidClass } from './classedCategories.ts';
import { membersOf, type ClassMembers } from './classMembers.ts';

/** A class that a platform has, itself or below it. */
export interface ClassNode {
  code: string;
  above: string | undefined;
  /** Products that have it, or a class below it. */
  count: number;
}

/** A category of a class, with the products that have the class. */
export interface CategoryOfClass extends ClassedCategory {
  count: number;
}

/**
 * The classes of a system that a platform has, made of the classes of its categories. ETIM's codes do not tell the group of
 * a class: it is that of the categories in which the class has most products.
 */
export class ClassTree {
  readonly nodes: ReadonlyMap<string, ClassNode>;
  private readonly bySid: ReadonlyMap<string, ClassedCategory>;
  private readonly own: ReadonlyMap<string, number>;
  private readonly groups: ReadonlyMap<string, string>;

  private readonly system: ClassSystem;
  private readonly categories: readonly ClassedCategory[];
  private readonly said: readonly SaidClass[];

  constructor(system: ClassSystem, categories: readonly ClassedCategory[], said: readonly SaidClass[]) {
    this.system = system;
    this.categories = categories;
    this.said = said;
    this.bySid = new Map(categories.map((one) => [one.sid, one]));
    this.own = ownProducts(categories);
    this.groups = system === 'etim' ? this.groupsOfClasses() : new Map();
    this.nodes = this.counted();
  }

  /** The classes above one, the nearest first. */
  above(code: string): string[] {
    const group = this.groups.get(code);
    return group === undefined ? classesAbove(this.system, code) : [group];
  }

  /** The classes right below one, or at the top, in the order of their codes. */
  below(code: string | undefined): ClassNode[] {
    return [...this.nodes.values()]
      .filter((node) => node.above === code)
      .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }));
  }

  /** The categories whose products have the class, as lists of products take them. */
  members(code: string): ClassMembers {
    const having = this.categories.filter((one) => this.has(one, code));
    const children = new Map<string, number>();
    for (const { parentSid } of this.categories) children.set(parentSid, (children.get(parentSid) ?? 0) + 1);
    return membersOf(
      having.map((one) => ({
        ...one,
        children: children.get(one.sid) ?? 0,
        hasProducts: (this.own.get(one.sid) ?? 0) > 0,
      })),
    );
  }

  /** The categories that say the class, or one below it, none below another: where its products are, those with the most first. */
  categoriesOf(code: string): CategoryOfClass[] {
    const { subtrees, single } = this.members(code);
    const counted = [
      ...subtrees.map((sid) => [sid, this.bySid.get(sid)?.products ?? 0] as const),
      ...single.map((sid) => [sid, this.own.get(sid) ?? 0] as const),
    ];
    return counted
      .flatMap(([sid, count]) => {
        const category = this.bySid.get(sid);
        return category ? [{ ...category, count }] : [];
      })
      .toSorted((a, b) => b.count - a.count || (a.sid < b.sid ? -1 : 1));
  }

  /** The categories of the class, by sid. */
  categorySids(code: string): string[] {
    return this.categories.filter((one) => this.has(one, code)).map(({ sid }) => sid);
  }

  /** Is there a product that has the class, or does not have that of its category, because its supplier says so? */
  isSaidOfProducts(code: string): boolean {
    if (!this.isSaid(code)) return false;
    const sids = new Set(this.categorySids(code));
    return this.said.some((one) => one.code === code || sids.has(one.categorySid));
  }

  private has({ codes }: ClassedCategory, code: string): boolean {
    return (codes ?? []).some((one) => one === code || this.above(one).includes(code));
  }

  private counted(): Map<string, ClassNode> {
    const nodes = new Map<string, ClassNode>();
    const add = (code: string, count: number) => {
      const known = nodes.get(code) ?? { code, above: this.above(code)[0], count: 0 };
      nodes.set(code, { ...known, count: known.count + count });
    };
    const withAbove = (codes: readonly string[]) =>
      new Set(codes.flatMap((code) => [code, ...this.above(code)]));
    const saidIn = Map.groupBy(this.said, ({ categorySid }) => categorySid);
    for (const { sid, codes } of this.categories) {
      const all = withAbove(codes ?? []);
      const own = this.own.get(sid) ?? 0;
      const others = sum(saidIn.get(sid)?.map(({ products }) => products) ?? []);
      // What a supplier says stands in the place of the category's class, not of its group.
      for (const code of all) add(code, this.isSaid(code) ? own - others : own);
      for (const { code, products } of saidIn.get(sid) ?? []) add(code, products);
    }
    return nodes;
  }

  /** May suppliers say a class of this kind of their products? */
  private isSaid(code: string): boolean {
    return this.system === 'etim' && !isGroup(code);
  }

  private groupsOfClasses(): Map<string, string> {
    const votes = new Map<string, Map<string, number>>();
    const vote = (code: string, category: ClassedCategory, weight: number) => {
      const group = this.groupAt(category);
      if (group === undefined || isGroup(code)) return;
      const counts = votes.get(code) ?? new Map<string, number>();
      votes.set(code, counts.set(group, (counts.get(group) ?? 0) + weight));
    };
    for (const category of this.categories)
      for (const code of category.codes ?? []) vote(code, category, 1 + (this.own.get(category.sid) ?? 0));
    for (const { code, categorySid, products } of this.said) {
      const category = this.bySid.get(categorySid);
      if (category) vote(code, category, products);
    }
    return new Map(
      [...votes].flatMap(([code, counts]) => {
        const [first] = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
        return first ? [[code, first[0]] as const] : [];
      }),
    );
  }

  /** The group of a category, or else of the nearest one above it that has one. */
  private groupAt(category: ClassedCategory): string | undefined {
    for (let at: ClassedCategory | undefined = category; at; at = this.bySid.get(at.parentSid)) {
      const group = at.codes?.find(isGroup);
      if (group !== undefined) return group;
    }
    return undefined;
  }
}

function isGroup(code: string): boolean {
  return code.startsWith('EG');
}

/** The products of each category without those of the categories below it. */
function ownProducts(categories: readonly ClassedCategory[]): Map<string, number> {
  const own = new Map(categories.map(({ sid, products }) => [sid, products]));
  for (const { parentSid, products } of categories)
    if (parentSid !== rootCategory) own.set(parentSid, (own.get(parentSid) ?? 0) - products);
  return own;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
