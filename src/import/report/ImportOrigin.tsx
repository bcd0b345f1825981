import { Typography } from '@mui/material';
import type { ImportSummary } from '../../../resources/calls/importReport.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { kindOf } from '../../../resources/calls/importKinds.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { CompanyName } from '../../company/CompanyName.tsx';

interface Needs {
  summary: ImportSummary;
  /** Said at the end, such as how many rows it has. */
  children?: string;
  /** Is the company named, too? */
  isNamed: boolean;
}

/** What was imported, for whom and when. */
export function ImportOrigin({ summary, isNamed, children }: Needs) {
  const text = useText();
  const { language, platform } = useBackoffice();
  const { orgaSid, createdAt } = summary;
  const when = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {isNamed && orgaSid && (
        <>
          <CompanyName sid={orgaSid} /> ·{' '}
        </>
      )}
      {text(`import.kinds.${kindOf(summary)}`)} · {when.format(new Date(createdAt))}
      {children && ` · ${children}`}
    </Typography>
  );
}
