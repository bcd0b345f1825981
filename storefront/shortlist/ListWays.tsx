import type { NotedOnList } from '../../resources/notedOnList.ts';
import { useView } from '../../ui/view/View.tsx';
import { Icon } from '../../ui/view/Icon.tsx';
import { listPath, listXlsx, type ListName } from './shortlistAddress.ts';

interface Props {
  list: ListName;
  names: readonly string[];
  noted?: NotedOnList;
}

/** What can be done with a list of products that an address names; with what is one's own (`if-own`) something else than with what somebody shared. */
export function ListWays({ list, names, noted = {} }: Props) {
  const { language, platform, t } = useView();
  return (
    <p className="list-ways">
      {list === 'keep' && names.length > 1 && (
        <a className="button" href={listPath('compare', language, names)} rel="nofollow">
          {t('shortlist.compareAll')}
        </a>
      )}
      <button type="button" className="button quiet" data-copy="" data-done={t('shortlist.shared')}>
        {t('shortlist.share')}
      </button>
      <a className="button quiet" href={listXlsx(list, platform.key, language, names, noted)} download>
        {t('shortlist.export')}
      </a>
      <button type="button" className="button quiet" data-print>
        <Icon name="print" />
        {t('shortlist.print')}
      </button>
      {list === 'keep' && (
        <button
          type="button"
          className="button quiet if-shared"
          data-keep-all={names.join(',')}
          data-done={t('shortlist.kept', { kept: '{}' })}
        >
          {t('shortlist.keepAll')}
        </button>
      )}
      <button type="button" className="link if-own" data-clear={list} data-done={t('shortlist.cleared')}>
        {t('shortlist.clear')}
      </button>
    </p>
  );
}
