import type { AttributeKind, KnownValue, Member } from './KnownValue.ts';

/** An attribute by which variants are told apart, with its values in their order. */
export interface Axis {
  attribute: AttributeKind;
  values: string[];
}

const mostAxes = 5;

/**
 * The attributes that tell these variants apart: those that their titles say, then as many as it takes, the one first that
 * tells most apart. Each variant has a value of each; how one is packed or delivered is none unless titles say it.
 */
export function axesOf(
  members: readonly Member[],
  inTitle: readonly string[],
  known: ReadonlyMap<number, KnownValue>,
): Axis[] {
  const candidates = varying(members, known);
  const axes = inTitle
    .flatMap((sid) => candidates.find(({ attribute }) => attribute.sid === sid) ?? [])
    .slice(0, mostAxes);
  let left = candidates.filter((one) => !axes.includes(one) && one.attribute.group !== 'packaging');
  let apart = toldApart(members, axes);
  while (apart < members.length && axes.length < mostAxes && left.length > 0) {
    const [best] = left
      .map((axis) => ({ axis, apart: toldApart(members, [...axes, axis]) }))
      .toSorted((a, b) => b.apart - a.apart || a.axis.attribute.id - b.axis.attribute.id);
    if (!best || best.apart === apart) break;
    axes.push(best.axis);
    apart = best.apart;
    left = left.filter((one) => one !== best.axis);
  }
  return axes.map(({ attribute, given }) => ({
    attribute,
    values: inOrder(attribute, [...new Set(given.values())]),
  }));
}

/** An attribute with the value that each variant has of it. */
interface Candidate {
  attribute: AttributeKind;
  given: ReadonlyMap<Member, string>;
}

function varying(members: readonly Member[], known: ReadonlyMap<number, KnownValue>): Candidate[] {
  const found = new Map<number, { attribute: AttributeKind; given: Map<Member, string> }>();
  for (const member of members)
    for (const id of member.valueIds) {
      const value = known.get(id);
      if (!value) continue;
      const one = found.get(value.attribute.id) ?? { attribute: value.attribute, given: new Map() };
      one.given.set(member, value.value);
      found.set(value.attribute.id, one);
    }
  return [...found.values()].filter(
    ({ given }) => given.size === members.length && new Set(given.values()).size > 1,
  );
}

/** How many of them no other one is like. */
function toldApart(members: readonly Member[], axes: readonly Candidate[]): number {
  return new Set(members.map((member) => axes.map(({ given }) => given.get(member)).join('\n'))).size;
}

function inOrder({ kind, choices }: AttributeKind, values: readonly string[]): string[] {
  if (kind === 'number') return values.toSorted((a, b) => Number(a) - Number(b));
  const order = kind === 'yesNo' ? ['true', 'false'] : choices.map(({ sid }) => sid);
  return values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b) || (a < b ? -1 : 1));
}
