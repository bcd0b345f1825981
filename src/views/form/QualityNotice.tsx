import { Box, Button, Typography } from '@mui/material';
import { useBasename, useRecordContext, type RaRecord } from 'ra-core';
import { Fragment, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Entity } from '../../../resources/entity.ts';
import { ruleOf, ruleOfDoubt } from '../../../resources/plausibility/implausible.ts';
import { listAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { useGapLabels } from '../../fields/gaps/useGapLabels.ts';
import { Share } from '../../fields/number/Share.tsx';
import { focusPlace } from './focusPlace.ts';
import { parentFields } from '../../directory/parentFields.ts';
import { stringsOf } from '../../fields/stringsOf.ts';

/** So many are shown at once; the others on demand. */
const shownAtFirst = 8;

/** How complete the record is, and what it lacks, each leading to where it is given; nothing where that is not judged. */
export function QualityNotice({ entity }: { entity: Entity }) {
  const record = useRecordContext();
  const fields = Object.entries(entity.fields);
  const gaps = fields.find(([, field]) => field.kind === 'gaps')?.[0];
  const share = fields.find(([, field]) => field.kind === 'number' && field.share)?.[0];
  if (!gaps || !share || typeof record?.[share] !== 'number') return null;
  return <Notice {...{ entity, record, gaps, share }} />;
}

interface Needs {
  entity: Entity;
  record: RaRecord;
  /** Names of the fields that hold what is missing, and how much is there. */
  gaps: string;
  share: string;
}

function Notice({ entity, record, gaps, share }: Needs) {
  const labels = useLabels();
  const text = useText();
  const labelOf = useGapLabels(entity);
  const wayTo = useWayTo(record);
  const [isWhole, setWhole] = useState(false);
  const missing = stringsOf(record[gaps]);
  const shown = isWhole ? missing : missing.slice(0, shownAtFirst);
  const isDoubt = (gap: string) => Boolean(ruleOfDoubt(gap));
  const named: [name: string, gaps: string[]][] = [
    [labels.field(placeOf(entity, gaps)), shown.filter((gap) => !isDoubt(gap))],
    [text('form.doubts'), shown.filter(isDoubt)],
  ];
  return (
    <Box
      component="section"
      aria-label={labels.field(placeOf(entity, share))}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 2 }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ mr: 0.5 }}>
        {labels.field(placeOf(entity, share))}
      </Typography>
      <Share value={Number(record[share])} />
      {named.map(
        ([name, ofName]) =>
          ofName.length > 0 && (
            <Fragment key={name}>
              <Typography variant="body2" color="text.secondary" sx={{ ml: { sm: 2 } }}>
                {name}:
              </Typography>
              {ofName.map((gap) => (
                <Button
                  key={gap}
                  size="small"
                  variant="outlined"
                  color="secondary"
                  {...wayTo(gap)}
                  sx={{ minHeight: 28, py: 0 }}
                >
                  {labelOf(gap)}
                </Button>
              ))}
            </Fragment>
          ),
      )}
      {shown.length < missing.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {text('form.furtherGaps', { count: missing.length - shown.length })}
        </Button>
      )}
    </Box>
  );
}

/** The way to the field of a gap, or as a link to the screen of what hangs on the record, such as its documents. */
function useWayTo(record: RaRecord) {
  const { directory } = useBackoffice();
  const basename = useBasename();
  return (gap: string) => {
    const doubt = ruleOfDoubt(gap);
    const screens = directory.screensOf(gap);
    if (doubt) return { onClick: () => void focusPlace(`attributes.${ruleOf(doubt).attributes[0]}`) };
    if (!screens) return { onClick: () => void focusPlace(gap) };
    const parents = Object.fromEntries(
      parentFields(screens).map((name) => [name, String(record[name] ?? '')]),
    );
    const onClick = (event: MouseEvent) => {
      if (!event.ctrlKey && !event.metaKey && focusPlace(gap)) event.preventDefault();
    };
    return { component: Link, to: basename + listAddress(screens, parents), onClick };
  };
}
