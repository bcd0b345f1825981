import { languages } from '../../resources/language/languages.ts';
import { allEntities } from '../../resources/registry.ts';
import { missingLabels } from './missingLabels.ts';

/** The first half of `npm run typecheck`: what has no label, one sentence each. */
const sentences: string[] = [];
for (const language of languages) {
  const file = `resources/texts/${language}/entities.ts`;
  const { entities: texts } = (await import(`../../${file}`)) as { entities: Record<string, unknown> };
  sentences.push(...missingLabels(file, texts, allEntities));
}
for (const sentence of new Set(sentences)) process.stderr.write(`${sentence}\n`);
if (sentences.length > 0) process.exitCode = 1;
