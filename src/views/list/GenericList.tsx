import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, useMediaQuery, type Theme } from '@mui/material';
import { HttpError, ListBase, ResourceContextProvider, useListContext, useTranslate } from 'ra-core';
import { lazy, memo, Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Entity } from '../../../resources/entity.ts';
import { lists } from '../../../resources/limits.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { SessionCheck } from '../../layout/SessionCheck.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { filterGrid } from '../../theme/filterGrid.ts';
import { WithBulkDialogs } from '../bulk/WithBulkDialogs.tsx';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import { ConditionButton, Conditions } from '../conditions/Conditions.tsx';
import { ExportButton } from './ExportButton.tsx';
import { filterNames } from './filterNames.ts';
import { firstSort } from './firstSort.ts';
import { listedFields, narrowingFields, offeredFields } from './listedFields.ts';
import { ListAtRest } from './ListAtRest.tsx';
import { ListPagination } from './ListPagination.tsx';
import { OrderButton } from './OrderButton.tsx';
import { ParentsContext } from '../../directory/ParentsContext.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useKeptLayout, useLayoutInAddress } from '../saved/useLayout.ts';
import { ViewsButton } from '../saved/ViewsButton.tsx';
import { WithDraftStates } from '../drafts/WithDraftStates.tsx';
import { DraftsButton } from '../drafts/DraftsButton.tsx';
import { SheetButton } from '../sheet/SheetButton.tsx';
import { TrashButton } from '../trash/TrashButton.tsx';
import { TreeButton } from './TreeButton.tsx';
import { useBulkAccess } from './useBulkAccess.ts';
import { useCanMake } from '../useCanMake.ts';
import { useFeatureTabs } from '../form/useFeatureTabs.ts';
import { useImportAdvice } from './useImportAdvice.ts';
import type { FurtherColumn } from './useFurtherColumns.tsx';
import { useParentHead } from '../form/useParentHead.ts';
import { useResource, type OpenResource } from '../useResource.ts';

// The inputs of all kinds come with them: the rows do not wait for these.
const ListFilters = lazy(() => import('./ListFilters.tsx').then((m) => ({ default: memo(m.ListFilters) })));

// What is written in place is loaded by who does so.
const Sheet = lazy(() => import('../sheet/Sheet.tsx').then((m) => ({ default: m.Sheet })));

interface Needs {
  resource: BackofficeResource;
  /** Further actions beside "New". */
  actions?: ReactNode;
  /** A column behind those of the fields. */
  further?: FurtherColumn | undefined;
}

/** The list of a resource, from its declaration alone. */
export function GenericList({ resource, actions, further }: Needs) {
  const open = useResource(resource);
  const { entity, name } = resource;
  return (
    <ResourceContextProvider value={name}>
      <ParentsContext value={open.parents}>
        <ListBase
          key={open.list}
          filter={open.parents}
          sort={firstSort(entity)}
          perPage={lists.rowsAtFirst}
          storeKey={open.list}
          exporter={false}
          // Asked by `Guarded` already; the rows would wait for an answer.
          disableAuthentication
        >
          <SessionCheck />
          <Screen>
            <Head open={open}>{actions}</Head>
            <WithBulkDialogs open={open}>
              <Content open={open} further={further} />
            </WithBulkDialogs>
          </Screen>
        </ListBase>
      </ParentsContext>
    </ResourceContextProvider>
  );
}

const Head = memo(function Head({ open, children }: { open: OpenResource; children: ReactNode }) {
  const labels = useLabels();
  const head = useParentHead(open.resource, open.parents);
  const tabs = useFeatureTabs(open.resource.feature, open.resource.path);
  return (
    <PageHead title={head?.title ?? labels.many(open.resource.entity)} tabs={tabs} {...head}>
      {children}
      <OrderButton open={open} />
      <TreeButton resource={open.resource} />
      <ExportButton entity={open.resource.entity} row={open.parents} />
      <NewButton open={open} />
    </PageHead>
  );
});

function NewButton({ open }: { open: OpenResource }) {
  const labels = useLabels();
  if (!useCanMake(open)) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={open.create}>
      {labels.create(open.resource.entity)}
    </Button>
  );
}

function Content({ open, further }: { open: OpenResource; further: Needs['further'] }) {
  const text = useText();
  const labels = useLabels();
  const translate = useTranslate();
  const { isPending, total, data, error, refetch, filterValues, setFilters } = useListContext();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const filters = useMemo(() => narrowingFields(open.resource.entity, open.parents), [open]);
  const places = useMemo(() => filterNames(open.resource.entity, filters), [open, filters]);
  // Beside the tools there is room for so many.
  const isCrowded = places.length > 3;
  const isFiltered = Object.keys(filterValues).length > 0;
  const canMake = useCanMake(open);
  const empty = useImportAdvice(open);
  const columns = useMemo(() => {
    const hiddenAtFirst = offeredFields(open.resource.entity, open.parents);
    return {
      columns: [...listedFields(open.resource.entity, open.parents), ...hiddenAtFirst],
      hiddenAtFirst,
    };
  }, [open]);
  const kept = useKeptLayout(open.resource.name, columns);
  useLayoutInAddress(kept);
  const hasColumns = !isSmall && total !== 0;
  const { change: mayChange } = useBulkAccess(open.resource, open.parents);
  const isSheet = kept.isSheet && mayChange && !isSmall;
  const first = canMake ? { label: labels.create(open.resource.entity), to: open.create } : undefined;
  const clear = { label: translate('ra.navigation.clear_filters'), onClick: () => setFilters({}) };
  const again = { label: translate('ra.action.refresh'), onClick: () => void refetch() };
  return (
    <>
      <Box
        sx={{
          minHeight: 36,
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: isCrowded ? 'wrap' : 'nowrap' },
          alignItems: 'end',
          justifyContent: { sm: 'end' },
          gap: 1.5,
          mb: 2,
        }}
      >
        <Box sx={{ flex: { xs: '1 0 100%', sm: isCrowded ? '1 0 100%' : 1 } }}>
          {places.length > 0 && (total !== 0 || isFiltered) && (
            <Filters
              entity={open.resource.entity}
              names={filters}
              places={places}
              areRowsThere={!isPending}
            />
          )}
        </Box>
        {(total !== 0 || isFiltered) && !isPending && (
          <ConditionButton entity={open.resource.entity} parents={open.parents} />
        )}
        {hasColumns && !isPending && !isSheet && <ColumnsButton open={open} further={further} />}
        {hasColumns && !isPending && mayChange && <SheetButton isSheet={isSheet} onChange={kept.setSheet} />}
        {(total !== 0 || isFiltered) && !isPending && <ViewsButton open={open} kept={kept} />}
        {!isPending && <DraftsButton open={open} />}
        {!isPending && <TrashButton open={open} />}
      </Box>
      <Conditions entity={open.resource.entity} inputs={filters} />
      {isPending ? (
        <Waiting of="list" />
      ) : error && !data ? (
        <Card>
          <EmptyState
            title={translate('ra.page.error')}
            advice={error.message}
            // What an old address asks for may be gone.
            action={isFiltered && isRefused(error) ? clear : again}
          />
        </Card>
      ) : (
        <Card>
          {total === 0 ? (
            <EmptyState
              title={text(isFiltered ? 'list.noMatch' : 'list.empty')}
              advice={isFiltered ? '' : (empty?.advice ?? text('list.emptyAdvice'))}
              action={isFiltered ? clear : (empty?.action ?? first)}
            />
          ) : isSheet ? (
            <Suspense fallback={<Waiting of="list" />}>
              <Sheet open={open} />
            </Suspense>
          ) : isSmall ? (
            <WithDraftStates entity={open.resource.entity}>
              <RecordCards open={open} further={further} />
            </WithDraftStates>
          ) : (
            <WithDraftStates entity={open.resource.entity}>
              <RecordTable open={open} further={further} isAiry={kept.isAiry} />
            </WithDraftStates>
          )}
          {!isSheet && <ListPagination />}
        </Card>
      )}
    </>
  );
}

function isRefused(error: Error): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500;
}

interface FilterNeeds {
  entity: Entity;
  names: readonly string[];
  /** All that the list is narrowed by. */
  places: readonly string[];
  areRowsThere: boolean;
}

/** Loaded and drawn after the rows, as the inputs take as long as all of these; until then their place is kept. */
function Filters({ entity, names, places, areRowsThere }: FilterNeeds) {
  const isTheirTurn = useDeferredValue(areRowsThere, false);
  const place = (
    <Box sx={filterGrid}>
      {places.map((name) => (
        <div key={name} />
      ))}
    </Box>
  );
  return isTheirTurn ? (
    <Suspense fallback={place}>
      <ListAtRest>
        <ListFilters entity={entity} names={names} />
      </ListAtRest>
    </Suspense>
  ) : (
    place
  );
}
