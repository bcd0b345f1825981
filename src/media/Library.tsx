import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import { Alert, Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { readLibrary, removeMedium, replacePicture } from '../../providers/data/media.ts';
import { idOf } from '../../providers/data/recordId.ts';
import { uploadImage } from '../../providers/data/uploadFile.ts';
import { imagePath } from '../../resources/address/imagePath.ts';
import { paper, type LibraryItem } from '../../resources/calls/library.ts';
import type { Entity } from '../../resources/entity.ts';
import { entityNamed } from '../../resources/registry.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { recordAddress } from '../directory/addresses.ts';
import { placeOf } from '../directory/Place.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useNumber } from '../directory/useNumber.ts';
import { useText } from '../directory/useText.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { Waiting } from '../layout/Waiting.tsx';

const pageSize = 24;

interface Needs {
  /** The one of the pictures, and the one of the papers beside them. */
  entity: Entity;
  papers: Entity;
  orgaSid: string;
}

/** The pictures and papers of a company: where each is used, another in its place everywhere, and away with what nothing shows. */
export function Library({ entity, papers, orgaSid }: Needs) {
  const text = useText();
  const { platform } = useBackoffice();
  const [unused, setUnused] = useState(false);
  const [count, setCount] = useState(pageSize);
  const [removed, setRemoved] = useState<LibraryItem>();
  const { data, error, refetch } = useQuery({
    queryKey: ['library', platform.key, orgaSid, unused, count],
    queryFn: ({ signal }) => readLibrary(platform.key, orgaSid, { unused, range: [0, count - 1], signal }),
    placeholderData: keepPreviousData,
  });
  const act = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (message) => notify({ type: 'success', message }),
    onSettled: () => refetch(),
  });
  const replace = (item: LibraryItem, file: File) =>
    act.mutate(async () => {
      if (item.kind === paper) return '';
      const by = await uploadImage(platform.key, item.kind, file, { orgaSid });
      const replaced = await replacePicture(platform.key, orgaSid, { kind: item.kind, hash: item.hash, by });
      return text('media.replaced', { count: replaced });
    });
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{text('media.library')}</Typography>
        {data && <Typography color="text.secondary">{text('media.total', { count: data.total })}</Typography>}
        <FormControlLabel
          control={<Switch checked={unused} onChange={(_, isOn) => setUnused(isOn)} />}
          label={text('media.unused')}
        />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {act.error && <Alert severity="error">{act.error.message}</Alert>}
      {!data && !error && <Waiting of="list" />}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {data?.items.map((item) => (
          <Medium
            key={`${item.kind} ${item.hash}`}
            item={item}
            entity={entity}
            papers={papers}
            isBusy={act.isPending}
            onReplace={(file) => replace(item, file)}
            onRemove={() => setRemoved(item)}
          />
        ))}
      </Box>
      {data && data.total > data.items.length && (
        <Button sx={{ mt: 2 }} onClick={() => setCount(count + pageSize)}>
          {text('media.more')}
        </Button>
      )}
      {removed && (
        <ConfirmDialog
          title={text('media.remove')}
          consequence={text('media.removeText')}
          confirm={text('media.remove')}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => {
            setRemoved(undefined);
            act.mutate(async () => {
              await removeMedium(platform.key, orgaSid, removed);
              return text('media.removed');
            });
          }}
        />
      )}
    </Box>
  );
}

interface MediumNeeds extends Pick<Needs, 'entity' | 'papers'> {
  item: LibraryItem;
  isBusy: boolean;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

function Medium({ entity, papers, item, isBusy, onReplace, onRemove }: MediumNeeds) {
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  const { language, platform } = useBackoffice();
  const size = new Intl.NumberFormat(languageTag(language, platform), { style: 'unit', unit: 'kilobyte' });
  const chooser = useRef<HTMLInputElement>(null);
  const { kind, hash, width, height, bytes, useCount } = item;
  const called = kind === paper ? labels.one(papers) : labels.choice(placeOf(entity, 'kind'), kind);
  const label = `${called} ${hash.slice(0, 8)}`;
  return (
    <Card component="li" sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      {kind === paper ? (
        <Box sx={{ height: 120, display: 'grid', placeItems: 'center' }}>
          <DocumentIcon sx={{ fontSize: 48 }} />
        </Box>
      ) : (
        <Box
          component="img"
          src={imagePath({ kind, hash }, '240')}
          alt={label}
          loading="lazy"
          sx={{ height: 120, objectFit: 'contain', bgcolor: 'common.white', borderRadius: 1 }}
        />
      )}
      <Typography variant="body2">{label}</Typography>
      <Typography variant="caption" color="text.secondary">
        {[
          width && height ? `${number(width)} × ${number(height)}` : '',
          bytes ? size.format(Math.ceil(bytes / 1000)) : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </Typography>
      <Uses item={item} />
      <Box sx={{ display: 'flex', gap: 1, mt: 'auto' }}>
        {kind !== paper && useCount > 0 && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => chooser.current?.click()}
            aria-label={`${text('media.replace')}: ${label}`}
          >
            {text('media.replace')}
          </Button>
        )}
        {useCount === 0 && (
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            onClick={onRemove}
            aria-label={`${text('media.remove')}: ${label}`}
          >
            {text('media.remove')}
          </Button>
        )}
      </Box>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={`${text('media.replace')}: ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onReplace(file);
          target.value = '';
        }}
      />
    </Card>
  );
}

/** The records that show it, as links. */
function Uses({ item: { uses, useCount } }: { item: LibraryItem }) {
  const text = useText();
  const labels = useLabels();
  const basename = useBasename();
  const { directory } = useBackoffice();
  if (useCount === 0) return <Typography variant="caption">{text('media.notUsed')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, fontSize: '0.75rem', '& a': { color: 'inherit' } }}>
      {uses.map(({ entity, key }) => {
        const resource = directory.resources.find((each) => each.entity.name === entity);
        const words = `${labels.one(entityNamed(entity))} ${key.at(-1) ?? ''}`;
        return (
          <li key={`${entity} ${key.join(' ')}`}>
            {resource ? <Link to={basename + recordAddress(resource, idOf(key))}>{words}</Link> : words}
          </li>
        );
      })}
      {useCount > uses.length && <li>{text('media.moreUses', { count: useCount - uses.length })}</li>}
    </Box>
  );
}
