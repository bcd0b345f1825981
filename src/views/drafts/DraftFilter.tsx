import { SelectInput } from 'react-admin';
import { draftStates } from '../../../resources/draftStates.ts';
import type { Entity } from '../../../resources/entity.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  entity: Pick<Entity, 'review'>;
  source: string;
  /** Asked by the form of filters. */
  alwaysOn: boolean;
}

/** Narrows a list to records that have a draft; where drafts are reviewed, to those that are so far (behaviour B595). */
export function DraftFilter({ entity, source }: Needs) {
  const text = useText();
  const states = entity.review ? draftStates : [];
  const choices = [
    { id: 'any', name: text('draft.filter.any') },
    ...states.map((state) => ({ id: state, name: text(`draft.states.${state}`) })),
  ];
  return (
    <SelectInput
      source={source}
      label={text('draft.filter.name')}
      choices={choices}
      translateChoice={false}
    />
  );
}
