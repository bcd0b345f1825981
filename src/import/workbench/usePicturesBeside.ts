import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { workbenchEntity } from './workbenchEntity.ts';

/** Where the pictures stand that a file on the workbench names; undefined where it names none. */
export function usePicturesBeside(): BackofficeResource | undefined {
  const { directory } = useBackoffice();
  const beside = workbenchEntity.files?.onWorkbench?.picturesIn;
  return beside === undefined ? undefined : directory.screensOf(beside);
}
