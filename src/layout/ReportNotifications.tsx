import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { onReport } from '../../providers/data/reports.ts';

/** A report header in an answer is shown as a warning (behaviour B89). */
export function ReportNotifications() {
  const notify = useNotify();
  useEffect(
    () =>
      onReport((report) => notify(report, { type: 'warning', multiLine: true, messageArgs: { _: report } })),
    [notify],
  );
  return null;
}
