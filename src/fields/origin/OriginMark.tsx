import ServerIcon from '@mui/icons-material/DnsOutlined';
import TypedIcon from '@mui/icons-material/EditOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Link as Anchor } from '@mui/material';
import { useBasename, useRecordContext } from 'ra-core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import type { Origin } from '../../../resources/calls/audit.ts';
import type { Entity } from '../../../resources/entity.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { reportOfRecord } from '../../directory/reportAddress.ts';
import { useText } from '../../directory/useText.ts';
import { originLines } from './originLines.ts';
import { OriginsContext } from './OriginsContext.ts';

interface Needs {
  entity: Entity;
  /** A field, or an attribute behind its field and a dot. */
  name: string;
}

const icons = { typed: TypedIcon, import: ImportIcon, server: ServerIcon };

/**
 * Where a value came from and when (behaviour B366): a mark whose words are always read out, and seen when one points at
 * it or is in the field. It is no stop on the way through the form, and knows nothing of what is typed there. That of a file
 * leads to the report of its import, as the history of the record does for who has no mouse.
 */
export function OriginMark({ entity, name }: Needs) {
  const { platform, language } = useBackoffice();
  const text = useText();
  const basename = useBasename();
  const record = useRecordContext();
  const lines = originLines(use(OriginsContext) ?? [], name);
  const [newest] = lines;
  if (!newest) return null;
  const format = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const wordsOf = ({ source, at, username, fileName }: Origin) => {
    const when = format.format(new Date(at));
    if (source === 'server') return text('origin.server', { when });
    if (source === 'typed') return text('origin.typed', { who: username ?? '–', when });
    return fileName ? text('origin.import', { file: fileName, when }) : text('origin.importGone', { when });
  };
  const Icon = icons[newest.origin.source];
  const icon = <Icon aria-hidden sx={{ fontSize: 15, opacity: 0.75 }} />;
  const { reportId, fileName: file } = newest.origin;
  const report = reportId && file && record ? reportOfRecord(entity, record, reportId) : undefined;
  return (
    <div data-origin={name} className="origin-mark">
      {report === undefined ? (
        icon
      ) : (
        <Anchor
          component={Link}
          to={`${basename}/${report}`}
          tabIndex={-1}
          color="inherit"
          aria-label={text('origin.report', { file: file ?? '' })}
        >
          {icon}
        </Anchor>
      )}
      <p>
        {lines.map(({ origin, parts }) => (
          <span key={`${origin.at} ${parts.join()}`}>
            {parts.length > 0 && `${parts.join(', ').toUpperCase()}: `}
            {wordsOf(origin)}
          </span>
        ))}
      </p>
    </div>
  );
}
