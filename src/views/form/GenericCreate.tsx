import { CreateBase, ResourceContextProvider, type RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import { Toolbar } from 'react-admin';
import { recordId } from '../../../providers/data/recordId.ts';
import { recordAddress } from '../../directory/addresses.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { ParentsContext } from '../../directory/ParentsContext.ts';
import { Save } from './Save.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { useCrumbs } from '../useCrumbs.ts';
import { useResource } from '../useResource.ts';

interface Needs {
  resource: BackofficeResource;
  /** The form, where it is hand-made. */
  Form?: ComponentType<RecordFormProps>;
}

/** Makes a new record of a resource, from its declaration alone; then it is open for what needs it to exist. */
export function GenericCreate({ resource, Form = RecordForm }: Needs) {
  const open = useResource(resource);
  const crumbs = useCrumbs(open);
  const labels = useLabels();
  const { entity, name } = resource;
  const openRecord = (_resource: unknown, _id: unknown, data: Partial<RaRecord> = {}) =>
    recordAddress(resource, recordId(entity, data));
  return (
    <ResourceContextProvider value={name}>
      <ParentsContext value={open.parents}>
        <CreateBase redirect={openRecord} mutationMode="pessimistic">
          <Screen>
            <PageHead title={labels.create(entity)} crumbs={crumbs} />
            <Form
              resource={resource}
              isNew
              toolbar={
                <Toolbar>
                  <Save />
                </Toolbar>
              }
            />
          </Screen>
        </CreateBase>
      </ParentsContext>
    </ResourceContextProvider>
  );
}
