import { useBasename, useGetIdentity, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { awaitImport } from '../../providers/data/awaitedImports.ts';
import { onImportEnd } from '../../providers/data/importEnds.ts';
import { runningImports } from '../../providers/data/imports.ts';
import { onReport } from '../../providers/data/reports.ts';
import { notify as tell } from '../../ui/notifications/notify.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { reportAddress } from '../directory/reportAddress.ts';
import { useLookAtNotices } from '../notices/useNotices.ts';
import { useOpenFeatures } from './useOpenFeatures.ts';

/**
 * What needs attention in a report is shown as a warning: of an answer that says so in its header (behaviour B89), and
 * of the person's own imports when they end, on whatever screen (behaviour B221). How any of those ended stands among
 * what concerns the person (behaviour B349).
 */
export function ReportNotifications() {
  const { platform } = useBackoffice();
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const basename = useBasename();
  const { identity } = useGetIdentity();
  const mayImport = useOpenFeatures().features.includes('import');
  const lookAtNotices = useLookAtNotices();
  const sub = mayImport && identity?.id ? String(identity.id) : undefined;

  useEffect(
    () =>
      onReport((report) => notify(report, { type: 'warning', multiLine: true, messageArgs: { _: report } })),
    [notify],
  );
  useEffect(() => {
    if (!sub) return;
    // What was started elsewhere, or before this session.
    runningImports(platform.key)
      .then((running) => running.forEach(({ id }) => awaitImport(sub, id)))
      .catch(() => undefined);
  }, [sub, platform.key]);
  useEffect(() => {
    if (!sub) return undefined;
    return onImportEnd(sub, async ({ headline, fileName, ...report }) => {
      lookAtNotices();
      if (headline === null) return;
      const address = `${basename}/${reportAddress(report)}`;
      await new Promise<void>((passed) =>
        tell({
          type: 'warning',
          message: headline,
          ...(fileName && { results: [fileName] }),
          link: { label: text('import.show'), address, open: () => void navigate(address) },
          passed,
        }),
      );
    });
  }, [sub, basename, navigate, text, lookAtNotices]);
  return null;
}
