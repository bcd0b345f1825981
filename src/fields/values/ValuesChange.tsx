import type { ValuesField } from '../../../resources/kinds/field.ts';
import { PlainChange } from '../change/PlainChange.tsx';
import type { ChangeProps } from '../kindProps.ts';
import { AttributeText } from './AttributeText.tsx';

/** What one attribute was beside what it became. */
export function ValuesChange(props: ChangeProps<ValuesField>) {
  const { attribute = '' } = props.leaf;
  return <PlainChange {...props} show={(value) => <AttributeText sid={attribute} value={value} />} />;
}
