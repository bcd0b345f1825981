import { isRow, type Row } from '../../../resources/shape.ts';
import type { Operation } from './Operation.ts';

/** From how many places on something is said once for all of them. */
const leastPlaces = 3;

/** Leads to parameters that many operations say alike, and answers these by the names that they have as components. */
export function shareParameters(operations: readonly Operation[]): Record<string, Row> {
  const places = operations.flatMap(({ parameters = [] }) =>
    parameters.map((said, at) => ({
      name: `${String(said.name)}${said.in === 'header' ? 'Header' : said.in === 'path' ? 'InPath' : ''}`,
      said,
      lead: (to: Row) => (parameters[at] = to),
    })),
  );
  return share(places, 'parameters');
}

/** The same for the headers of answers. */
export function shareHeaders(operations: readonly Operation[]): Record<string, Row> {
  const places = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ headers }) =>
      isRow(headers)
        ? Object.entries(headers).flatMap(([name, said]) =>
            isRow(said) ? [{ name, said, lead: (to: Row) => (headers[name] = to) }] : [],
          )
        : [],
    ),
  );
  return share(places, 'headers');
}

interface Place {
  name: string;
  said: Row;
  lead: (to: Row) => void;
}

/** Of each name what is said most often becomes the component; what says something else stays where it stands. */
function share(places: readonly Place[], kind: string): Record<string, Row> {
  const bySaid = Map.groupBy(places, ({ name, said }) => name + JSON.stringify(said));
  const shared: Record<string, Row> = {};
  for (const alike of [...bySaid.values()].toSorted((one, other) => other.length - one.length)) {
    const [first] = alike;
    if (!first || alike.length < leastPlaces || first.name in shared) continue;
    shared[first.name] = first.said;
    for (const { lead } of alike) lead({ $ref: `#/components/${kind}/${first.name}` });
  }
  return shared;
}
