import ServerIcon from '@mui/icons-material/DnsOutlined';
import TypedIcon from '@mui/icons-material/EditOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Link as Anchor } from '@mui/material';
import { useBasename, useRecordContext } from 'ra-core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import type { Origin } from '../../../resources/calls/audit.ts';
import type { Entity } from '../../../resources/entity.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { reportOfRecord } from '../../directory/reportAddress.ts';
import { useText } from '../../directory/useText.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { originLines } from './originLines.ts';
import { OriginsContext } from './OriginsContext.ts';

interface Needs {
  entity: Entity;
  /** A field, or an attribute behind its field and a dot. */
  name: string;
}

const icons = { typed: TypedIcon, import: ImportIcon, server: ServerIcon };

const shown = {
  clipPath: 'none',
  width: 'max-content',
  height: 'auto',
  maxWidth: 'min(340px, 80vw)',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  bottom: '100%',
  right: 0,
  zIndex: 2,
  px: 1,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  pointerEvents: 'none',
} as const;

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
    <Box
      data-origin={name}
      sx={{
        position: 'absolute',
        top: 8,
        right: 0,
        lineHeight: 0,
        color: 'text.secondary',
        '& > p': { m: 0, ...visuallyHidden },
        '&:hover > p, *:focus-within > & > p': shown,
      }}
    >
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
      <Box component="p" sx={{ typography: 'caption' }}>
        {lines.map(({ origin, parts }) => (
          <Box component="span" key={`${origin.at} ${parts.join()}`} sx={{ display: 'block' }}>
            {parts.length > 0 && `${parts.join(', ').toUpperCase()}: `}
            {wordsOf(origin)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
