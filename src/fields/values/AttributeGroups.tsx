import { Box, Typography } from '@mui/material';
import { entities } from '../../../resources/registry.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { placeOf, type Place } from '../../directory/Place.ts';
import { WithOrigin } from '../origin/WithOrigin.tsx';
import type { Attribute, AttributeValue } from './Attribute.ts';
import { AttributeInput } from './AttributeInput.tsx';

interface Needs {
  /** Where the values stand. */
  place: Place;
  attributes: readonly Attribute[];
  values: Readonly<Record<string, AttributeValue>>;
  faults: Readonly<Record<string, string>>;
  isRequired: (attribute: Attribute) => boolean;
  onChange: (sid: string, value: AttributeValue | undefined) => void;
}

/** Attributes under the headings of their groups, in the order in which the groups are declared. */
export function AttributeGroups({ place, attributes, values, faults, isRequired, onChange }: Needs) {
  const labels = useLabels();
  const group = placeOf(entities.attribute, 'group');
  return entities.attribute.fields.group.choices.map((name) => {
    const members = attributes.filter((attribute) => attribute.group === name);
    if (members.length === 0) return null;
    return (
      <Box key={name} role="group" aria-label={labels.choice(group, name)} sx={{ mb: 2 }}>
        <Typography variant="subtitle2" component="div" color="text.secondary">
          {labels.choice(group, name)}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          }}
        >
          {members.map((attribute) => (
            <WithOrigin
              key={attribute.sid}
              entity={place.entity}
              name={[...place.names, attribute.sid].join('.')}
            >
              <AttributeInput
                attribute={attribute}
                value={values[attribute.sid]}
                fault={faults[attribute.sid]}
                isRequired={isRequired(attribute)}
                onChange={onChange}
              />
            </WithOrigin>
          ))}
        </Box>
      </Box>
    );
  });
}
