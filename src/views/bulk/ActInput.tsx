import { Typography } from '@mui/material';
import { useInput } from 'ra-core';
import { TextInput } from 'react-admin';
import type { Row } from '../../../resources/shape.ts';
import { useText } from '../../directory/useText.ts';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import type { AttributeValue } from '../../fields/values/Attribute.ts';
import { AttributeInput } from '../../fields/values/AttributeInput.tsx';
import { useAttributes } from '../../fields/values/useAttributes.ts';
import { ElementPicker } from './ElementPicker.tsx';
import { fieldOf } from './judgeAct.ts';
import type { LeafAct } from './LeafAct.ts';

interface Needs extends Pick<LeafAct, 'leaf' | 'act'> {
  rows: readonly Row[];
}

/** Enters what a leaf of several records is given, as its kind is entered; empty it empties the leaf. */
export function ActInput({ leaf, act, rows }: Needs) {
  const text = useText();
  const source = leaf.path.join('.');
  const field = fieldOf({ leaf, act });
  // The picker, or the heading, names it already; of a text it also says how long it may be.
  const isRemoved = act === 'remove' && field.kind === 'image';
  return (
    <>
      {isRemoved ? (
        <ElementPicker leaf={leaf} field={field} rows={rows} />
      ) : leaf.language ? (
        <LanguageInput leaf={leaf} />
      ) : leaf.attribute !== undefined ? (
        <ValueInput leaf={leaf} />
      ) : (
        <FieldInput place={{ ...leaf.place, field }} source={source} />
      )}
      {act === 'set' && !field.required && (
        <Typography variant="caption" color="text.secondary" component="p">
          {text('list.emptyClears')}
        </Typography>
      )}
    </>
  );
}

type OfLeaf = Pick<LeafAct, 'leaf'>;

/** A text in one language alone. */
function LanguageInput({ leaf }: OfLeaf) {
  const labelOf = useLeafLabel(leaf.place.entity);
  const { field } = leaf.place;
  const isLong = field.kind === 'translated' && field.long;
  return (
    <TextInput
      source={leaf.path.join('.')}
      label={labelOf(leaf)}
      helperText={false}
      fullWidth
      {...(isLong && { multiline: true, minRows: 3, maxRows: 16 })}
      slotProps={{ htmlInput: { lang: leaf.language } }}
    />
  );
}

/** The value of one attribute alone. */
function ValueInput({ leaf }: OfLeaf) {
  const attribute = useAttributes().get(leaf.attribute ?? '');
  const { field, fieldState } = useInput({ source: leaf.path.join('.'), format: (value: unknown) => value });
  const held: AttributeValue | undefined = isValue(field.value) ? field.value : undefined;
  return (
    attribute && (
      <AttributeInput
        attribute={attribute}
        value={held}
        fault={fieldState.error?.message}
        isRequired={false}
        onChange={field.onChange}
      />
    )
  );
}

function isValue(value: unknown): value is AttributeValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
