import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { latestDeliveries } from '../../providers/data/media.ts';
import { entityNamed } from '../../resources/registry.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useText } from '../directory/useText.ts';
import { LeaveGuard } from '../layout/LeaveGuard.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { useParentHead } from '../views/form/useParentHead.ts';
import { useResource } from '../views/useResource.ts';
import { DeliveryReport } from './DeliveryReport.tsx';
import { Library } from './Library.tsx';
import { MediaDrop } from './MediaDrop.tsx';
import { takePacked } from './packedFiles.ts';
import { useDelivery } from './useDelivery.ts';

/** Pictures and documents of a company by the thousand: dropped, matched, looked at, stored; and its library. */
export function MediaScreen({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const { platform } = useBackoffice();
  const { parents } = useResource(resource);
  const head = useParentHead(resource, parents);
  const { library, owner = '' } = resource.entity;
  const orgaSid = parents[owner] ?? '';
  const { phase, send, stopSending, start, drop, show, reset } = useDelivery(orgaSid);
  const wanted: unknown = useLocation().state;
  const isPacked =
    typeof wanted === 'object' && wanted !== null && 'isPacked' in wanted && wanted.isPacked === true;
  useEffect(() => {
    const file = isPacked ? takePacked(orgaSid) : undefined;
    if (file) void send([{ file, path: file.name }]);
    // What is sent then is given away: it happens once, on arrival.
  }, [isPacked, orgaSid, send]);
  const { data: latest = [] } = useQuery({
    queryKey: ['deliveries', platform.key, orgaSid, phase.kind],
    enabled: phase.kind === 'choosing',
    queryFn: ({ signal }) => latestDeliveries(platform.key, orgaSid, signal),
  });
  if (!library) return null;
  return (
    <Screen>
      <PageHead title={text('media.title')} {...head} />
      <LeaveGuard isActive={phase.kind === 'uploading'} loss={text('media.leaveText')} />
      {phase.kind === 'choosing' && (
        <>
          {phase.fault && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {phase.fault}
            </Alert>
          )}
          <MediaDrop onFiles={(files) => void send(files)} />
          {latest.length > 0 && <Latest latest={latest} onShow={show} />}
        </>
      )}
      {phase.kind === 'uploading' && (
        <Card sx={{ p: 3 }}>
          <Typography sx={{ mb: 1 }}>
            {text('media.uploading', { count: phase.count, share: Math.floor(phase.share * 100) })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={phase.share * 100}
            aria-label={text('media.uploading', { count: phase.count, share: Math.floor(phase.share * 100) })}
          />
          <Button sx={{ mt: 2 }} onClick={stopSending}>
            {text('media.stop')}
          </Button>
        </Card>
      )}
      {phase.kind === 'shown' && (
        <DeliveryReport
          key={phase.id}
          library={library}
          id={phase.id}
          onStart={start}
          onDrop={drop}
          onAnother={reset}
        />
      )}
      <Library
        key={phase.kind}
        entity={resource.entity}
        papers={entityNamed(library.papers)}
        orgaSid={orgaSid}
      />
    </Screen>
  );
}

interface LatestNeeds {
  latest: Awaited<ReturnType<typeof latestDeliveries>>;
  onShow: (id: string) => void;
}

function Latest({ latest, onShow }: LatestNeeds) {
  const text = useText();
  const { platform, language } = useBackoffice();
  const tag = languageTag(language, platform);
  return (
    <Box component="ul" sx={{ mt: 2, mb: 0, pl: 0, listStyle: 'none' }}>
      {latest.map(({ id, fileName, createdAt, state, counts }) => (
        <li key={id}>
          <Button size="small" onClick={() => onShow(id)}>
            {[
              new Date(createdAt).toLocaleString(tag, { dateStyle: 'short', timeStyle: 'short' }),
              fileName ?? text('media.severalFiles'),
              text(`media.deliveryStates.${state}`),
              text('media.readyCount', { count: counts.ready + counts.stored }),
            ].join(' · ')}
          </Button>
        </li>
      ))}
    </Box>
  );
}
