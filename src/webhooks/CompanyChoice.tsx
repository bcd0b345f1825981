import { FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material';
import { usePermissions } from 'ra-core';
import { isAdmin } from '../../resources/access/holdsRight.ts';
import type { Caller } from '../../resources/access/rule.ts';
import { reference } from '../../resources/kinds/grammar.ts';
import { useCompanies } from '../company/useCompanies.ts';
import { useText } from '../directory/useText.ts';
import { ReferencePicker } from '../fields/reference/ReferencePicker.tsx';

interface Needs {
  /** Undefined until one is chosen, null for the whole platform. */
  value: string | null | undefined;
  onChange: (company: string | null | undefined) => void;
  fault: string | undefined;
}

const companyField = reference('orga');
const nowhere = {};

/** The company of somebody who keeps only one. */
export function useOnlyCompany(): string | undefined {
  const { companies } = useCompanies('import');
  const [first] = companies;
  return companies.length === 1 ? first?.sid : undefined;
}

/** One of the caller's companies; administrators may choose the platform as a whole. */
export function CompanyChoice({ value, onChange, fault }: Needs) {
  const text = useText();
  const { permissions: caller } = usePermissions<Caller>();
  return (
    <>
      {caller && isAdmin(caller) && (
        <RadioGroup
          row
          aria-label={text('keys.whom')}
          value={value === null ? 'whole' : 'one'}
          onChange={(_, chosen) => onChange(chosen === 'whole' ? null : undefined)}
        >
          <FormControlLabel value="one" control={<Radio />} label={text('webhooks.company')} />
          <FormControlLabel value="whole" control={<Radio />} label={text('keys.whole')} />
        </RadioGroup>
      )}
      {value !== null && (
        <ReferencePicker
          field={companyField}
          label={text('webhooks.company')}
          value={value === undefined ? [] : [value]}
          onChange={([sid]) => onChange(sid)}
          within={nowhere}
          disabled={false}
        />
      )}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
    </>
  );
}
