import { useRecordContext, useResourceContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { Form } from 'react-admin';
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { useParents } from '../../directory/ParentsContext.ts';
import { isTranslated } from '../../fields/languages/missingTexts.ts';
import { HeldContext } from '../../fields/image/HeldContext.ts';
import { LanguageChoice } from '../../fields/languages/LanguageChoice.tsx';
import { Origins } from '../../fields/origin/Origins.tsx';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import { InvalidFormNotice } from './InvalidFormNotice.tsx';
import { ProposedKey } from '../proposedKey/ProposedKey.tsx';
import { FormMap } from '../sections/FormMap.tsx';
import { UnsavedCopies } from '../unsaved/UnsavedCopies.tsx';
import { placeOfForm } from '../unsaved/placeOfCopy.ts';
import { UnreadableNotice } from './UnreadableNotice.tsx';
import { useHolding } from './useHolding.ts';
import { useFormResolver } from './useFormResolver.ts';

interface Needs {
  entity: Entity;
  /** What a new record begins with; an existing one begins with its record. */
  begin?: Row | undefined;
  toolbar: ReactElement;
  children: ReactNode;
}

/** What every form of a record keeps: the validation of the server, and that nothing unsaved is left unasked. */
export function FormFrame({ entity, begin, toolbar, children }: Needs) {
  const resolver = useFormResolver(entity);
  const resource = useResourceContext() ?? entity.name;
  const record = useRecordContext();
  const holding = useHolding();
  const place = placeOfForm(resource, record, useParents());
  return (
    <Form
      resolver={resolver}
      // Judged when a field is left, a fault would move "Save" away from under the pointer.
      mode="onSubmit"
      reValidateMode="onChange"
      defaultValues={begin}
      disableInvalidFormNotification
      noValidate
    >
      <HeldContext value={holding}>
        <InvalidFormNotice />
        <UnsavedCopies key={place} entity={entity} place={place} />
        <UnreadableNotice entity={entity} />
        {entity.drafts && <DraftNotice entity={entity} />}
        {record?.id === undefined && <ProposedKey entity={entity} />}
        <FormMap>
          {isTranslated(entity.fields) && <LanguageChoice entity={entity} />}
          <Origins entity={entity}>{children}</Origins>
          {toolbar}
        </FormMap>
      </HeldContext>
    </Form>
  );
}
