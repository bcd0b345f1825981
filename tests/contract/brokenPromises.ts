/** What of former promises does not hold any more (`promisesOf`), each as the line that is gone or new. */
export function brokenPromises(before: readonly string[], after: readonly string[]): string[] {
  const [had, has] = [new Set(before), new Set(after)];
  const places = new Set(before.flatMap((line) => placesIn(line)));
  const gone = before.filter((line) => !line.startsWith('! ') && !has.has(line));
  // What is needed within what is new itself breaks nobody.
  const needed = after.filter((line) => line.startsWith('! ') && !had.has(line) && places.has(around(line)));
  return [...gone.map((line) => `- ${line}`), ...needed.map((line) => `+ ${line}`)];
}

/** The places that a line speaks of: its own and all around it. */
function placesIn(line: string): string[] {
  const [place = ''] = line.replace(/^! /, '').split(' ');
  const steps = place.split('.');
  return steps.map((_, at) => steps.slice(0, at + 1).join('.'));
}

/** Of what is needed, where; parameters stand in their call. */
function around(line: string): string {
  const [place = ''] = line.replace(/^! /, '').split(' ');
  const steps = place.split('.');
  const isParameter = ['path', 'query', 'header'].includes(steps[1] ?? '') && steps.length === 3;
  return steps.slice(0, isParameter ? 1 : -1).join('.');
}
