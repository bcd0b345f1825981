import type { ShownDocument } from '../../resources/calls/shown.ts';
import { languageTag } from '../../resources/platforms.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { choiceLabel } from '../../ui/view/choiceLabel.ts';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';
import { formatBytes } from '../texts/formatBytes.ts';
import { formatDate } from '../texts/formatDate.ts';

/** Documents to download, each with its kind, language, date and size. */
export function DocumentList({ documents }: { documents: readonly ShownDocument[] }) {
  const { language, platform, t } = useView();
  const tag = languageTag(language, platform);
  return (
    <ul className="documents">
      {documents.map(({ title, kind, file, bytes, date, expiry, ...document }) => (
        <li key={`${file} ${title.text} ${document.language}`}>
          <Icon name="document" />
          <div>
            <a href={`/api/file/${file}`} hrefLang={document.language} type="application/pdf">
              <Text value={title} />
            </a>
            <p className="document-facts">
              <span>{choiceLabel(t, 'document', 'kind', kind)}</span>
              <span>{t(`languages.${document.language}`)}</span>
              {date && <time dateTime={date}>{formatDate(date, tag)}</time>}
              {expiry && (
                <span>
                  {t('product.validUntil')} <time dateTime={expiry}>{formatDate(expiry, tag)}</time>
                </span>
              )}
              <span>PDF, {formatBytes(bytes, tag)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
