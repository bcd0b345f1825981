import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import type { AttributeProposal } from '../../../resources/calls/attributeProposals.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { languages, type Translated } from '../../../resources/language/languages.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { sidOfName } from '../../directory/sidOfName.ts';

interface Needs {
  proposal: AttributeProposal;
  /** Told the attribute as it is created; undefined while it has no name. */
  onChange: (made: Readonly<Record<string, unknown>> | undefined) => void;
}

const { kind: kinds, group: groups, unit: units } = attribute.fields;
const placeOf = {
  kind: { entity: attribute, names: ['kind'], field: kinds },
  group: { entity: attribute, names: ['group'], field: groups },
  unit: { entity: attribute, names: ['unit'], field: units },
} as const;

/** The attribute that a column becomes: what it holds says most of it, the names are to be given. */
export function NewAttribute({ proposal, onChange }: Needs) {
  const { language } = useBackoffice();
  const text = useText();
  const labels = useLabels();
  const [name, setName] = useState<Translated>({ [language]: withoutUnit(proposal.heading) });
  const [kind, setKind] = useState<string>(proposal.kind);
  const [unit, setUnit] = useState(proposal.unit ?? '');
  const [group, setGroup] = useState<string>(groups.choices[0]);

  useEffect(() => {
    const said = Object.entries(name).filter(([, each]) => each?.trim());
    const sid = sidOfName(name.de?.trim() || said[0]?.[1] || '');
    if (said.length === 0 || sid === '') return onChange(undefined);
    const choices = proposal.choices.map((label) => ({
      sid: sidOfName(label),
      label: { [language]: label },
    }));
    onChange({
      sid,
      name: Object.fromEntries(said),
      kind,
      group,
      ...(kind === 'number' && unit.trim() && { unit: unit.trim() }),
      ...(kind === 'choice' && { choices: [...choices.values()] }),
    });
  }, [name, kind, unit, group, language, proposal, onChange]);

  const select = (field: 'kind' | 'group', value: string, onSelect: (next: string) => void) => (
    <TextField
      select
      fullWidth
      size="small"
      label={labels.field(placeOf[field])}
      value={value}
      onChange={({ target }) => onSelect(target.value)}
    >
      {(field === 'kind' ? kinds : groups).choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {labels.choice(placeOf[field], choice)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      {languages.map((each) => (
        <TextField
          key={each}
          fullWidth
          size="small"
          autoFocus={each === language}
          label={text('proposals.nameIn', { language: nameOf(each) })}
          value={name[each] ?? ''}
          slotProps={{ htmlInput: { maxLength: 120, lang: each } }}
          onChange={({ target }) => setName({ ...name, [each]: target.value })}
        />
      ))}
      {select('kind', kind, setKind)}
      {kind === 'number' && (
        <TextField
          fullWidth
          size="small"
          label={labels.field(placeOf.unit)}
          value={unit}
          slotProps={{ htmlInput: { maxLength: 20 } }}
          onChange={({ target }) => setUnit(target.value)}
        />
      )}
      {kind === 'choice' && proposal.choices.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {text('proposals.values', { values: proposal.choices.join(', ') })}
        </Typography>
      )}
      {select('group', group, setGroup)}
    </Box>
  );
}

/** `Brandlast [MJ]`: the unit is of the numbers. */
function withoutUnit(heading: string): string {
  return heading.replace(/\s*[([][^)\]]*[)\]]\s*$/, '').trim() || heading;
}
