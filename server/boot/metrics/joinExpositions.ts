/**
 * Several texts of measures as one: what belongs to one measure has to stand together, and is described once (Prometheus,
 * text-based format). Their samples have to differ by a label.
 */
export function joinExpositions(texts: readonly string[]): string {
  const families = new Map<string, { heads: Set<string>; samples: string[] }>();
  for (const text of texts) {
    let family = { heads: new Set<string>(), samples: [] as string[] };
    for (const line of text.split('\n')) {
      const [, name] = /^# (?:HELP|TYPE|UNIT) (\S+)/.exec(line) ?? [];
      if (name) {
        family = families.get(name) ?? { heads: new Set(), samples: [] };
        families.set(name, family);
        family.heads.add(line);
      } else if (line && !line.startsWith('#')) family.samples.push(line);
    }
  }
  return [...families.values()].flatMap(({ heads, samples }) => [...heads, ...samples, '']).join('\n');
}
