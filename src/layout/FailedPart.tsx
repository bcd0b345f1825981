import { useGetIdentity } from 'ra-core';
import { useEffect, useState } from 'react';
import { Error as FailedScreen, type ErrorProps } from 'react-admin';
import { countUnsaved } from '../../providers/unsaved/unsavedCopies.ts';
import { useText } from '../directory/useText.ts';
import { EmptyState } from './EmptyState.tsx';
import { isLoadFailure } from '../loading/isLoadFailure.ts';
import { isNewVersion } from '../loading/isNewVersion.ts';

/** In place of a screen that failed: where a part of the program did not come, that, and how it is loaded (behaviour B183). */
export function FailedPart(failed: ErrorProps) {
  return isLoadFailure(failed.error) ? (
    <NotLoaded />
  ) : (
    <FailedScreen {...failed} resetErrorBoundary={() => undefined} />
  );
}

function NotLoaded() {
  const text = useText();
  const { identity } = useGetIdentity();
  const sub = String(identity?.id ?? '');
  const [isNew, setNew] = useState(false);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    void isNewVersion().then(setNew);
  }, []);
  useEffect(() => {
    // Whoever has left a form and dropped what it held has nothing kept.
    void countUnsaved(sub).then((count) => setKept(count > 0));
  }, [sub]);
  const advice = text(isNew ? 'loading.newVersionAdvice' : 'loading.failedAdvice');
  return (
    <EmptyState
      isScreen
      title={text(isNew ? 'loading.newVersion' : 'loading.failed')}
      advice={isKept ? `${advice} ${text('loading.kept')}` : advice}
      action={{ label: text('loading.reload'), onClick: () => location.reload() }}
    />
  );
}
