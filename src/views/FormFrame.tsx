import type { ReactElement, ReactNode } from 'react';
import { Form } from 'react-admin';
import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { InvalidFormNotice } from './InvalidFormNotice.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
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
      <InvalidFormNotice />
      <UnsavedGuard />
      {children}
      {toolbar}
    </Form>
  );
}
