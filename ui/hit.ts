/** The nearest element of that selector around what an event hit; null where there is none. */
export function hit<Found extends Element = HTMLElement>(
  { target }: Pick<Event, 'target'>,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
