import { CreateBase, ResourceContextProvider, type RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import { Toolbar } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { dropDraft, type Drafted } from '../../../providers/data/drafts.ts';
import { keyOf, recordId } from '../../../providers/data/recordId.ts';
import type { Draft } from '../../../resources/calls/draft.ts';
import { flatten } from '../../../resources/shape.ts';
import { idAt, recordAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { ParentsContext } from '../../directory/ParentsContext.ts';
import { BegunDraft } from '../drafts/BegunDraft.tsx';
import { SaveNewDraft } from '../drafts/SaveNewDraft.tsx';
import { Save } from './Save.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { useCrumbs } from '../useCrumbs.ts';
import { useResource, type OpenResource } from '../useResource.ts';

interface Needs {
  resource: BackofficeResource;
  /** The form, where it is hand-made. */
  Form?: ComponentType<RecordFormProps>;
}

/**
 * Makes a new record of a resource, from its declaration alone; then it is open for what needs it to exist. Where the address
 * names a draft of one, the form goes on with that (behaviour B633).
 */
export function GenericCreate({ resource, Form = RecordForm }: Needs) {
  const open = useResource(resource);
  const { platform } = useBackoffice();
  const [asked] = useSearchParams();
  const { entity } = resource;
  const named = entity.drafts ? asked.get('draft') : null;
  if (named === null) return <NewRecord open={open} Form={Form} />;
  const of = { platform: platform.key, entity, id: idAt(resource, open.parents, keyOf(named)) };
  return (
    <BegunDraft key={of.id} open={open} of={of}>
      {(draft) => <NewRecord open={open} Form={Form} begun={{ of, draft }} />}
    </BegunDraft>
  );
}

interface NewNeeds {
  open: OpenResource;
  Form: ComponentType<RecordFormProps>;
  /** The draft of the record, where it was begun as one. */
  begun?: { of: Drafted; draft: Draft };
}

function NewRecord({ open, Form, begun }: NewNeeds) {
  const crumbs = useCrumbs(open);
  const labels = useLabels();
  const { resource } = open;
  const { entity, name } = resource;
  const openRecord = (_resource: unknown, _id: unknown, data: Partial<RaRecord> = {}) =>
    recordAddress(resource, recordId(entity, data));
  // What is there has taken the place of its draft; one that stays for want of a connection is told of in its form.
  const onSettled = (made: unknown) => {
    if (made && begun) void dropDraft(begun.of, begun.draft).catch(() => {});
  };
  return (
    <ResourceContextProvider value={name}>
      <ParentsContext value={open.parents}>
        <CreateBase
          redirect={openRecord}
          mutationMode="pessimistic"
          mutationOptions={{ onSettled }}
          {...(begun && { record: flatten(entity, begun.draft.record) })}
        >
          <Screen>
            <PageHead title={labels.create(entity)} crumbs={crumbs} />
            <Form
              resource={resource}
              isNew
              toolbar={
                <Toolbar>
                  <Save />
                  {entity.drafts && <SaveNewDraft resource={resource} />}
                </Toolbar>
              }
            />
          </Screen>
        </CreateBase>
      </ParentsContext>
    </ResourceContextProvider>
  );
}
