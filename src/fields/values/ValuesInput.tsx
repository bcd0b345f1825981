import { Box, Typography } from '@mui/material';
import { useEvent, useInput } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ValuesField } from '../../../resources/kinds/field.ts';
import { askingOf } from '../../../resources/quality.ts';
import { getAt } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { Waiting } from '../../layout/Waiting.tsx';
import { FieldFault } from '../FieldFault.tsx';
import type { InputProps } from '../kindProps.ts';
import { useRecords } from '../reference/useRecords.ts';
import { AttributeGroups } from './AttributeGroups.tsx';
import { toAttribute, type Attribute, type AttributeValue } from './Attribute.ts';
import { categoryField } from './categoryField.ts';

type Values = Record<string, AttributeValue>;

/** The attributes of the record's category by group, and what else it has values for. */
export function ValuesInput({ place, source }: InputProps<ValuesField>) {
  const text = useText();
  const { platform } = useBackoffice();
  const category: unknown = useWatch({ name: categoryField(place.entity) ?? '' });
  const { data } = useRecords('attribute');
  const { field, fieldState } = useInput({ source, format: (value: Values | null) => value ?? {} });
  const values: Values = field.value;

  const attributes = useMemo(() => data?.map(toAttribute), [data]);
  const change = useEvent((sid: string, value: AttributeValue | undefined) => {
    const { [sid]: _, ...others } = values;
    field.onChange(value === undefined ? others : { ...others, [sid]: value });
  });

  if (!attributes) return <Waiting of="lines" />;
  const askingFor = (attribute: Attribute) => askingOf(attribute.categories, category, platform.group);
  const asked = attributes.filter(askingFor);
  const further = attributes.filter((one) => one.sid in values && !asked.includes(one));

  const entry = {
    place,
    values,
    isRequired: (attribute: Attribute) => Boolean(askingFor(attribute)?.required),
    faults: faultsOf(fieldState.error),
    onChange: change,
  };
  return (
    <Box>
      {asked.length === 0 && (
        <Typography color="text.secondary">
          {text(category ? 'form.noAttributesHere' : 'form.noAttributes')}
        </Typography>
      )}
      <AttributeGroups attributes={asked} {...entry} />
      {further.length > 0 && (
        <>
          <Typography variant="h6" component="h3" sx={{ mt: 3 }}>
            {text('form.otherAttributes')}
          </Typography>
          <AttributeGroups attributes={further} {...entry} />
        </>
      )}
      <FieldFault message={fieldState.error?.message} />
    </Box>
  );
}

/** The faults of single values, by the sid of their attribute. */
function faultsOf(error: object | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([sid, fault]) => {
      const message = getAt(fault, ['message']);
      return typeof message === 'string' ? [[sid, message]] : [];
    }),
  );
}
