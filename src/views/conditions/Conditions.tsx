import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button, Chip } from '@mui/material';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import type { Condition } from '../../../resources/kinds/condition.ts';
import { leafNamed } from '../../../resources/leafNamed.ts';
import { isLanguage } from '../../../resources/language/languages.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import type { Parents } from '../../directory/addresses.ts';
import { useText } from '../../directory/useText.ts';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { placeOf } from '../../directory/Place.ts';
import { conditionsIn, placeOfLeaf, valuesIn } from './askable.ts';
import { useConditionWords } from './useConditionWords.ts';

// Its inputs come with it: a list does not wait for them.
const ConditionDialog = lazy(() =>
  import('./ConditionDialog.tsx').then((m) => ({ default: m.ConditionDialog })),
);

interface Needs {
  entity: Entity;
  parents: Parents;
}

/** What a list asks of single leaves of its records, each to be taken away (behaviour B217). */
export function Conditions({ entity, inputs }: Pick<Needs, 'entity'> & { inputs: readonly string[] }) {
  const { filterValues } = useListContext();
  const asked = conditionsIn(filterValues);
  const values = valuesIn(entity, filterValues).filter(([name]) => !inputs.includes(name));
  if (asked.length + values.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <ValueChips entity={entity} values={values} />
      <Chips entity={entity} asked={asked} />
    </Box>
  );
}

/** Values that an address asks of fields which have no input above the list. */
function ValueChips({ entity, values }: { entity: Entity; values: readonly [string, unknown][] }) {
  const labels = useLabels();
  const { filterValues, setFilters } = useListContext();
  return values.map(([name, value]) => (
    <Chip
      key={name}
      label={`${labels.field(placeOf(entity, name))}: ${String(value)}`}
      onDelete={() => {
        const { [name]: _, ...others } = filterValues;
        setFilters(others);
      }}
    />
  ));
}

/** The way to ask more of them. */
export function ConditionButton({ entity, parents }: Needs) {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" color="secondary" startIcon={<FilterIcon />} onClick={() => setAsking(true)}>
        {text('list.addFilter')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConditionDialog
            entity={entity}
            parents={parents}
            onClose={() => setAsking(false)}
            onAsk={(leaf, condition) => {
              setAsking(false);
              setFilters({ ...filterValues, [placeOfLeaf(leaf)]: condition });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Chips({ entity, asked }: { entity: Entity; asked: readonly [string, Condition][] }) {
  const { filterValues, setFilters } = useListContext();
  const labelOf = useLeafLabel(entity);
  const wordsOf = useConditionWords();
  return asked.map(([place, condition]) => {
    const leaf = leafAt(entity, place);
    return (
      <Chip
        key={place}
        label={leaf ? `${labelOf(leaf)}: ${wordsOf(leaf, condition)}` : place}
        onDelete={() => {
          const { [place]: _, ...others } = filterValues;
          setFilters(others);
        }}
      />
    );
  });
}

/** The leaf that a list calls so; undefined where an old address names what there is no more. */
function leafAt(entity: Entity, place: string): Leaf | undefined {
  const named = leafNamed(entity, place);
  if (!named) return undefined;
  const { name, within, field } = named;
  const last = within.at(-1);
  const isWithin = field.kind === 'translated' || field.kind === 'values';
  return {
    place: { entity, names: [name, ...(isWithin ? within.slice(0, -1) : within)], field },
    path: [name, ...within],
    ...(isLanguage(last) && field.kind === 'translated' && { language: last }),
    ...(field.kind === 'values' && last !== undefined && { attribute: last }),
  };
}
