import { Alert, AlertTitle, Button } from '@mui/material';
import { useRecordContext } from 'ra-core';
import type { Entity } from '../../../resources/entity.ts';
import { unreadableIn } from '../../../resources/unreadable.ts';
import { useFaultText } from '../../directory/useFaultText.ts';
import { useText } from '../../directory/useText.ts';
import { fieldAt } from '../../directory/fieldAt.ts';
import { focusPlace } from './focusPlace.ts';
import { usePlaceName } from '../../directory/usePlaceName.ts';

/** What is wrong with a record as it is stored, each leading to where it is put right (behaviour B210). */
export function UnreadableNotice({ entity }: { entity: Entity }) {
  const record = useRecordContext();
  const nameOf = usePlaceName();
  const text = useText();
  const faultText = useFaultText();
  const faults = unreadableIn(record);
  if (faults.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{text('form.unreadable')}</AlertTitle>
      {faults.map(({ path, code, values }) => {
        const [name, further] = fieldAt(entity, path);
        return (
          <div key={`${path} ${code}`}>
            <Button
              size="small"
              color="inherit"
              onClick={() => void focusPlace([name, ...further].join('.'))}
            >
              {nameOf(entity, path)}
            </Button>
            {faultText({ code, values })}
          </div>
        );
      })}
    </Alert>
  );
}
