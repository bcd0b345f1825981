import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBasename, useGetIdentity } from 'ra-core';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { dropCopy, keepCopy, unsavedCopies } from '../../../providers/unsaved/unsavedCopies.ts';
import type { UnsavedCopy } from '../../../providers/unsaved/copyStore.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { useTitleOf } from '../../directory/useTitleOf.ts';
import { formOfCopy } from '../../views/unsaved/placeOfCopy.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** What the caller has typed in this browser and not saved; nothing at all where there is none (behaviour B227). */
export function Unsaved() {
  const { platform, language, directory } = useBackoffice();
  const text = useText();
  const labels = useLabels();
  const titleOf = useTitleOf();
  const basename = useBasename();
  const queries = useQueryClient();
  const { identity } = useGetIdentity();
  const sub = String(identity?.id ?? '');
  const queryKey = ['unsaved', platform.key, sub];
  const { data: copies = [] } = useQuery({
    queryKey,
    queryFn: () => unsavedCopies({ sub, platform: platform.key }),
    enabled: sub !== '',
    // What is there is there, also without a connection.
    networkMode: 'always',
  });

  async function drop(copy: UnsavedCopy, title: string) {
    const look = () => queries.invalidateQueries({ queryKey });
    await dropCopy(copy.id);
    await look();
    const restore = async () => {
      await keepCopy(copy);
      await look();
    };
    notify({ type: 'success', message: text('unsaved.dropped', { title }), undo: () => void restore() });
  }

  const lines = copies.flatMap((copy) => {
    const form = formOfCopy(directory, copy.place);
    if (!form) return [];
    const { entity } = form.resource;
    const kind = form.isNew ? labels.create(entity) : labels.one(entity);
    const title = [kind, titleOf(entity, copy.base ?? copy.values)].filter(Boolean).join(': ');
    return {
      key: copy.id,
      label: title,
      to: basename + form.address,
      value: (
        <>
          {new Date(copy.at).toLocaleString(languageTag(language, platform), {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}
          <Button
            size="small"
            sx={{ ml: 1 }}
            aria-label={`${text('unsaved.drop')}: ${title}`}
            onClick={() => void drop(copy, title)}
          >
            {text('unsaved.drop')}
          </Button>
        </>
      ),
    };
  });
  if (lines.length === 0) return null;
  return (
    <Panel title={text('unsaved.all')} hint={text('unsaved.here')} isEmpty={false} nothing="">
      <PanelList lines={lines} />
    </Panel>
  );
}
