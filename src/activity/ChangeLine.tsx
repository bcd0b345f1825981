import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Box, Button, IconButton, Link as Anchor, Typography } from '@mui/material';
import { useBasename } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { imports } from '../../resources/limits.ts';
import { entities } from '../../resources/registry.ts';
import type { Entity } from '../../resources/entity.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { isRow, type Row } from '../../resources/shape.ts';
import type { NamedChange, TakenBack } from '../../providers/data/activity.ts';
import { CompanyName } from '../company/CompanyName.tsx';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { placeOf } from '../directory/Place.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { useTitleOf } from '../directory/useTitleOf.ts';
import { LeafChanges } from '../fields/change/LeafChanges.tsx';
import { changedLeaves } from '../fields/leaves/changedLeaves.ts';
import { named } from './named.ts';
import { useAddressOf } from './useAddressOf.ts';

const UndoChangeDialog = lazy(() =>
  import('../views/versions/UndoChangeDialog.tsx').then((m) => ({ default: m.UndoChangeDialog })),
);

const dayMs = 24 * 3_600_000;

/** One change: of which record, what each field was and became, and the way back as long as there is one. */
export function ChangeLine({ change }: { change: NamedChange }) {
  const text = useText();
  const { language, platform } = useBackoffice();
  const labels = useLabels();
  const titleOf = useTitleOf();
  const basename = useBasename();
  const addressOf = useAddressOf();
  const [asked, setAsked] = useState<TakenBack>();
  const [now] = useState(() => Date.now());
  const known: Record<string, Entity> = entities;
  const entity = known[change.entity];
  if (!entity) return null;
  const { id, kind, key, before, after, title } = change;
  const place: Row = Object.fromEntries(entity.key.map((name, index) => [name, key[index] ?? '']));
  const [was, became] = [isRow(before) ? before : {}, isRow(after) ? after : {}];
  const record = { ...became, ...place };
  const called = titleOf(entity, { ...place, [entity.title]: title });
  const address = kind === 'deleted' ? undefined : addressOf(entity, key);
  const orgaSid = entity.owner && entity.name !== 'orga' ? String(place[entity.owner] ?? '') : '';
  const canBeUndone =
    change.emptiedAt === null &&
    entity.calls.length > 0 &&
    now - new Date(change.at).getTime() < imports.keepDays * dayMs;
  const names = kind === 'changed' ? Object.keys(became).filter((name) => entity.fields[name]) : [];
  // What has no screen of its own is shown here as a whole.
  const isOnlyHere = kind !== 'changed' && entity.screens === undefined;
  const take = (field?: string) => setAsked({ change: id, field });
  return (
    <>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        {`${text(`activity.did.${kind}`)}: ${labels.one(entity)} `}
        {address === undefined ? (
          <span>{called}</span>
        ) : (
          <Anchor component={Link} to={`${basename}${address}`}>
            {called}
          </Anchor>
        )}
        {orgaSid && (
          <Typography component="span" variant="body2" color="text.secondary">
            {' · '}
            <CompanyName sid={orgaSid} />
          </Typography>
        )}
      </Typography>
      {isOnlyHere && (
        <LeafChanges
          entity={entity}
          changes={changedLeaves(entity, was, became).map((leaf) => named(leaf, change.person))}
          record={record}
        />
      )}
      {names.map((name) => {
        const label = labels.field(placeOf(entity, name));
        const changes = changedLeaves(entity, { [name]: was[name] }, { [name]: became[name] });
        return (
          <Box key={name} sx={{ display: 'flex', alignItems: 'start', columnGap: 1, maxWidth: 760 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LeafChanges entity={entity} changes={changes} record={record} />
            </Box>
            {canBeUndone && names.length > 1 && !entity.fields[name]?.readOnly && (
              <IconButton
                size="small"
                title={text('activity.restoreField', { field: label })}
                aria-label={text('activity.restoreField', { field: label })}
                onClick={() => take(name)}
                sx={{ mt: 1 }}
              >
                <RestoreIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        );
      })}
      {change.emptiedAt !== null && (
        <Typography variant="body2" color="text.secondary">
          {text('trash.emptiedBy', {
            who: change.emptiedBy ?? text('history.server'),
            day: new Date(change.emptiedAt).toLocaleDateString(languageTag(language, platform)),
          })}
        </Typography>
      )}
      {canBeUndone && (
        <Button size="small" startIcon={<RestoreIcon />} onClick={() => take()} sx={{ mt: 0.5, ml: -0.5 }}>
          {text(`activity.undo.${kind}`)}
        </Button>
      )}
      {asked && (
        <Suspense>
          <UndoChangeDialog
            entity={entity}
            called={called}
            kind={kind}
            taken={asked}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
