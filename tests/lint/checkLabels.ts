import { languages } from '../../resources/language/languages.ts';
import { Contradiction } from '../../resources/sound/contradicts.ts';
import { missingLabels } from './missingLabels.ts';

/**
 * The first half of `npm run typecheck`: a declaration that contradicts itself, else what has no label, one sentence for each place of the
 * texts.
 */
const { allEntities } = await import('../../resources/registry.ts').catch((error: unknown) => {
  if (!(error instanceof Contradiction)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const sentences: string[] = [];
for (const language of languages) {
  const file = `resources/texts/${language}/entities.ts`;
  const { entities: texts } = (await import(`../../${file}`)) as { entities: Record<string, unknown> };
  sentences.push(...missingLabels({ file, language, texts }, allEntities));
}
for (const sentence of new Set(sentences)) process.stderr.write(`${sentence}\n`);
if (sentences.length > 0) process.exitCode = 1;
