import { Alert, AlertTitle, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity.ts';
import { unreadableIn } from '../../../resources/unreadable.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { focusPlace } from './focusPlace.ts';

/** What is wrong with a record as it is stored, each leading to where it is put right (behaviour B210). */
export function UnreadableNotice({ entity }: { entity: Entity }) {
  const record = useRecordContext();
  const labels = useLabels();
  const text = useText();
  const translate = useTranslate();
  const faults = unreadableIn(record);
  if (faults.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{text('form.unreadable')}</AlertTitle>
      {faults.map(({ path, code, values }) => {
        const [name, further] = fieldAt(entity, path);
        const what = name ? labels.field(placeOf(entity, name)) : path;
        return (
          <div key={`${path} ${code}`}>
            <Button
              size="small"
              color="inherit"
              onClick={() => void focusPlace([name, ...further].join('.'))}
            >
              {[what, ...further].join(' · ')}
            </Button>
            {translate(`faults.${code}`, { ...values, _: code })}
          </div>
        );
      })}
    </Alert>
  );
}

/** The field in which a place of the record's JSON lies, and what follows within it. */
function fieldAt({ fields }: Entity, path: string): [name: string | undefined, further: string[]] {
  for (const [name, { at = name }] of Object.entries(fields))
    if (path === at || path.startsWith(`${at}.`))
      return [
        name,
        path
          .slice(at.length + 1)
          .split('.')
          .filter(Boolean),
      ];
  return [undefined, [path]];
}
