import { InputAdornment, TextField } from '@mui/material';
import { useInput } from 'ra-core';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldEntered } from '../../../resources/bulk/judgeWish.ts';
import type { Row } from '../../../resources/shape.ts';
import { useText } from '../../directory/useText.ts';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import type { AttributeValue } from '../../fields/values/Attribute.ts';
import { AttributeInput } from '../../fields/values/AttributeInput.tsx';
import { useAttributes } from '../../fields/values/useAttributes.ts';
import { ElementPicker } from './ElementPicker.tsx';
import type { LeafAct } from './LeafAct.ts';

interface Needs extends Pick<LeafAct, 'leaf' | 'act'> {
  rows: readonly Row[];
}

/** Enters what is done to a leaf of several records: a value as its kind is entered, an amount, or two texts. */
export function ActInput({ leaf, act, rows }: Needs) {
  const source = leaf.path.join('.');
  const { language, attribute } = leaf;
  if (act === 'clear') return null;
  if (act === 'replace') return <ReplaceInput leaf={leaf} />;
  if (act === 'increase' || act === 'percent') return <AmountInput leaf={leaf} act={act} />;
  if (language) return <LanguageInput leaf={leaf} />;
  if (attribute !== undefined) return <ValueInput leaf={leaf} />;
  const field = fieldEntered(leaf.place.field, [], act);
  if (act === 'remove' && field.kind === 'image')
    return <ElementPicker leaf={leaf} field={field} rows={rows} />;
  return <FieldInput place={{ ...leaf.place, field }} source={source} />;
}

type OfLeaf = Pick<LeafAct, 'leaf'>;

/** A part of a text, and what comes in its place. */
function ReplaceInput({ leaf }: OfLeaf) {
  const text = useText();
  const spoken = { htmlInput: { lang: leaf.language } };
  return (
    <>
      <TextInput source="find" label={text('bulk.find')} helperText={false} fullWidth slotProps={spoken} />
      <TextInput
        source={leaf.path.join('.')}
        label={text('bulk.replaceBy')}
        helperText={false}
        fullWidth
        slotProps={spoken}
      />
    </>
  );
}

/** By how much a number rises, or falls with a minus. */
function AmountInput({ leaf, act }: Pick<LeafAct, 'leaf' | 'act'>) {
  const text = useText();
  const source = leaf.path.join('.');
  const { unit } = useAttributes(leaf.attribute !== undefined).get(leaf.attribute ?? '') ?? {};
  const { setValue } = useFormContext();
  const held: unknown = useWatch({ name: `typed.${source}` });
  const sign = act === 'percent' ? '%' : unit;
  return (
    <TextField
      label={text(act === 'percent' ? 'bulk.byPercent' : 'bulk.by')}
      helperText={text('bulk.minus')}
      value={typeof held === 'string' ? held : ''}
      onChange={({ target }) => {
        const amount = Number(target.value.trim().replace('−', '-').replace(',', '.'));
        setValue(`typed.${source}`, target.value);
        setValue(source, target.value.trim() !== '' && Number.isFinite(amount) ? amount : target.value);
      }}
      margin="dense"
      fullWidth
      slotProps={{
        input: sign ? { endAdornment: <InputAdornment position="end">{sign}</InputAdornment> } : {},
        htmlInput: { inputMode: 'text' },
      }}
    />
  );
}

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
        onChange={(_, value) => field.onChange(value)}
      />
    )
  );
}

function isValue(value: unknown): value is AttributeValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
