import type { ShownDocument } from '../../resources/calls/shown.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { choiceLabel } from '../../ui/view/choiceLabel.ts';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';
import { documentPath } from '../page/documentPath.ts';
import { formatBytes } from '../texts/formatBytes.ts';
import { formatDate } from '../texts/formatDate.ts';

/** Documents to download, each with its kind, language, date and size; `of` is the name of what they belong to. */
export function DocumentList({ documents, of }: { documents: readonly ShownDocument[]; of: string }) {
  const view = useView();
  const { language, platform, t } = view;
  const tag = languageTag(language, platform);
  return (
    <ul className="documents">
      {documents.map((document) => (
        <li key={`${document.file} ${document.title.text} ${document.language}`}>
          <Icon name="document" />
          <div>
            <a href={documentPath(view, document, of)} hrefLang={document.language} type="application/pdf">
              <Text value={document.title} />
            </a>
            <p className="document-facts">
              <span>{choiceLabel(t, 'document', 'kind', document.kind)}</span>
              <span className={document.language === language ? undefined : 'badge'}>
                {t(`languages.${document.language}`)}
              </span>
              {document.date && <time dateTime={document.date}>{formatDate(document.date, tag)}</time>}
              {document.expiry && (
                <span>
                  {t('product.validUntil')}{' '}
                  <time dateTime={document.expiry}>{formatDate(document.expiry, tag)}</time>
                </span>
              )}
              <span>PDF, {formatBytes(document.bytes, tag)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
