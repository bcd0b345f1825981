import {
  EditBase,
  HttpError,
  ResourceContextProvider,
  useEditContext,
  useNotify,
  type RaRecord,
} from 'ra-core';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Row } from '../../../resources/shape.ts';
import { fieldFaultsOf } from '../../../providers/data/refusal.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { idAt, type Parents } from '../../directory/addresses.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useMay } from '../../directory/useMay.ts';
import { useTitleOf } from '../../directory/useTitleOf.ts';
import { NoAccess } from '../../layout/NoAccess.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { SessionCheck } from '../../layout/SessionCheck.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { useDraftInstead } from '../drafts/useDraftInstead.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import { EditToolbar } from './EditToolbar.tsx';
import { ParentsContext } from '../../directory/ParentsContext.ts';
import { StaleVersion } from '../versions/StaleVersion.tsx';
import { freshFor } from './recordAhead.ts';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { ExportButton } from '../list/ExportButton.tsx';
import { HoldRecord } from './HoldRecord.tsx';
import { PublicPageButton } from './PublicPageButton.tsx';
import { RecordHead } from './RecordHead.tsx';
import { useResource, type OpenResource } from '../useResource.ts';
import { useTabs } from './useTabs.ts';

interface Needs {
  resource: BackofficeResource;
  /** Further actions in the head of the screen. */
  actions?: ReactNode;
  /** The form, where it is hand-made. */
  Form?: ComponentType<RecordFormProps>;
}

/** Edits a record of a resource, from its declaration alone. A version that is stale is shown, never overwritten. */
export function GenericEdit({ resource, actions, Form = RecordForm }: Needs) {
  const open = useResource(resource);
  const parameters = useParams();
  const notify = useNotify();
  const [rejected, setRejected] = useState<Row>();
  const [taken, setTaken] = useState<RaRecord>();
  const { entity, name } = resource;
  const id = idAt(resource, open.parents, namedBy(parameters, entity.key, open.parents));

  const onMissing = useDraftInstead(open, id);
  const mayEdit = useMay()('edit', resource);
  const [first] = useTabs()(resource, id);
  // Whoever may not edit the record itself, such as a company, still has what lives within it.
  if (first && first.value !== name) return <Navigate to={first.to} replace />;
  if (!mayEdit) return <NoAccess />;

  const onError = (error: unknown, { data }: { data?: Row } = {}) => {
    const message = messageOf(error);
    if (error instanceof HttpError && error.status === 412 && data) setRejected(data);
    else if (Object.keys(fieldFaultsOf(error)).length === 0)
      notify(message, { type: 'error', messageArgs: { _: message } });
  };

  return (
    <ResourceContextProvider value={name}>
      <ParentsContext value={open.parents}>
        <EditBase
          key={id}
          id={id}
          redirect={false}
          mutationMode="pessimistic"
          // Asked above already; the record would wait for an answer.
          disableAuthentication
          mutationOptions={{ onError, onSettled: setTaken }}
          queryOptions={{ staleTime: freshFor, onError: onMissing }}
        >
          <SessionCheck />
          <HoldRecord taken={taken}>
            <Screen>
              <Content open={open} id={id} Form={Form}>
                {actions}
              </Content>
            </Screen>
            {rejected && (
              <StaleVersion
                entity={entity}
                mine={rejected}
                onTake={setTaken}
                onClose={() => setRejected(undefined)}
              />
            )}
          </HoldRecord>
        </EditBase>
      </ParentsContext>
    </ResourceContextProvider>
  );
}

/**
 * What an address names behind the parents: by the fields of the key, or as the routes of `<Resource>` have it, which
 * know an id and what may follow it.
 */
function namedBy(
  { id, '*': further = '', ...fields }: Readonly<Record<string, string | undefined>>,
  key: readonly string[],
  parents: Parents,
): string[] {
  if (id !== undefined) return [id, ...further.split('/').filter(Boolean)];
  return key.flatMap((field) => (field in parents ? [] : [fields[field] ?? '']));
}

interface ContentNeeds {
  open: OpenResource;
  id: string;
  Form: ComponentType<RecordFormProps>;
  children: ReactNode;
}

function Content({ open, id, Form, children }: ContentNeeds) {
  const titleOf = useTitleOf();
  const { record, isPending, isFetching } = useEditContext();
  // What a list left behind may be of yesterday: what is typed into it would go when the record itself comes.
  const [isFresh, setFresh] = useState(!isFetching);
  if (!isFresh && !isFetching) setFresh(true);
  if (isPending || !record || !isFresh)
    return (
      <>
        <RecordHead open={open} id={id} title={record && titleOf(open.resource.entity, record)} />
        <Waiting of="form" />
      </>
    );
  return (
    <>
      <RecordHead open={open} id={id} title={titleOf(open.resource.entity, record)}>
        {children}
        <ExportButton entity={open.resource.entity} row={record} />
        <DuplicateButton open={open} record={record} />
        <PublicPageButton entity={open.resource.entity} row={record} />
      </RecordHead>
      <Form resource={open.resource} isNew={false} toolbar={<EditToolbar open={open} />} />
    </>
  );
}
