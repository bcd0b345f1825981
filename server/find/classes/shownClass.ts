import type { ShownClass } from '../../../resources/calls/shown.ts';
import { className } from '../../../resources/classes/className.ts';
import type { ClassSystem } from '../../../resources/classSystems.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { ClassNode, ClassTree } from './ClassTree.ts';

const mostCategories = 3;

/** What is shown of a class: its name, or, where its publisher alone could say it, what stands in it here. */
export function shownClass(
  tree: ClassTree,
  system: ClassSystem,
  { code, count }: ClassNode,
  language: Language,
): ShownClass {
  const name = className(system, code, language) ?? null;
  const categories =
    name === null
      ? tree
          .categoriesOf(code)
          .slice(0, mostCategories)
          .map((one) => textIn(one.name, language))
      : [];
  return { code, name, categories, count };
}
