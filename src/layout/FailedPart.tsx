import { useEffect, useState } from 'react';
import { Error as FailedScreen, type ErrorProps } from 'react-admin';
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
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    void isNewVersion().then(setNew);
  }, []);
  return (
    <EmptyState
      isScreen
      title={text(isNew ? 'loading.newVersion' : 'loading.failed')}
      advice={text(isNew ? 'loading.newVersionAdvice' : 'loading.failedAdvice')}
      action={{ label: text('loading.reload'), onClick: () => location.reload() }}
    />
  );
}
