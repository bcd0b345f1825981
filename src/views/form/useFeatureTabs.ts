import { useBasename } from 'ra-core';
import { features, type Feature } from '../../../resources/platform/rights.ts';
import { listAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { parentFields } from '../../directory/parentFields.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useMay } from '../../directory/useMay.ts';
import { searchesPath } from '../../directory/searchesPath.ts';
import { useText } from '../../directory/useText.ts';

/** The reports of earlier imports, beside the import. */
export const importHistoryPath = 'import/history';

/** What files bring and no attribute takes, beside the attributes. */
export const proposalsPath = 'attribute-proposals';

/**
 * The screens of a feature beside each other: its own, and those without an entry in the menu that the caller may open;
 * `open` is the path of the one that is shown.
 */
export function useFeatureTabs(feature: Feature, open: string) {
  const { directory } = useBackoffice();
  const labels = useLabels();
  const may = useMay();
  const text = useText();
  const basename = useBasename();
  const own = features[feature].path;
  const menu = text(`menu.${feature}`);
  // The tree is called after the categories already.
  const nameOf = (many: string) => (many === menu ? text('tree.asList') : many);
  const others = directory.resources.filter(
    (resource) =>
      resource.feature === feature &&
      resource.path !== own &&
      resource.opensIn === undefined &&
      parentFields(resource).length === 0 &&
      may('list', resource),
  );
  return {
    open,
    entries: [
      { value: own, label: menu, to: `${basename}/${own}` },
      ...(feature === 'import'
        ? [
            {
              value: importHistoryPath,
              label: text('import.history'),
              to: `${basename}/${importHistoryPath}`,
            },
          ]
        : []),
      ...others.map((resource) => ({
        value: resource.path,
        label: nameOf(labels.many(resource.entity)),
        to: basename + listAddress(resource),
      })),
      ...(feature === 'categories' && directory.resources.some(({ name }) => name === 'terms')
        ? [
            { value: searchesPath, label: text('vocabulary.searches'), to: `${basename}/${searchesPath}` },
            { value: proposalsPath, label: text('proposals.tab'), to: `${basename}/${proposalsPath}` },
          ]
        : []),
    ],
  };
}
