import type { Field } from '../../../resources/kinds/field.ts';
import { formFields } from '../../../providers/data/formErrors.ts';
import { workbenchEntity } from './workbenchEntity.ts';

/** The field that a workbench names, as a form or as the API does; undefined for what is none, such as an attribute. */
export function workbenchField(named: string): Field | undefined {
  return workbenchEntity.fields[formFields(workbenchEntity, named)[0] ?? named];
}
