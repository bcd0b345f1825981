import { SelectInput } from 'react-admin';
import { periodStates } from '../../../resources/periodState.ts';
import { useText } from '../../directory/useText.ts';

/** Narrows a list to what stands so to today (behaviour B486). `alwaysOn` is asked by the form of filters. */
export function PeriodFilter({ source }: { source: string; alwaysOn: boolean }) {
  const text = useText();
  const choices = periodStates.map((state) => ({ id: state, name: text(`period.${state}`) }));
  return (
    <SelectInput source={source} label={text('period.state')} choices={choices} translateChoice={false} />
  );
}
