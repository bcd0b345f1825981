import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TablePagination,
  TextField,
} from '@mui/material';
import { usePermissions } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Person, ShownRight } from '../../../resources/calls/userRight.ts';
import { dashboard } from '../../../resources/limits.ts';
import { features, rights } from '../../../resources/platform/rights.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { usePageWords } from '../../directory/usePageWords.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { WaitingScreen } from '../../layout/WaitingScreen.tsx';
import { useFeatureTabs } from '../../views/form/useFeatureTabs.ts';
import { CompanyPicker, type Company } from './CompanyPicker.tsx';
import { GiveDialog, type Wanted } from './GiveDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { People } from './People.tsx';
import { Requests } from './Requests.tsx';
import { told, usePeople } from './usePeople.ts';
import { useRightWords } from './useRightWords.ts';
import { WhyDialog } from './WhyDialog.tsx';

const sizes = [25, 50, 100, 200] as const;

/** Who may do what: people, their rights, and the companies they are for. */
export default function RightsScreen() {
  const text = useText();
  const pageWords = usePageWords();
  const number = useNumber();
  const words = useRightWords();
  const { platform } = useBackoffice();
  const { permissions: caller } = usePermissions<Caller>();
  const [query] = useSearchParams();
  const [isEnding, setEnding] = useState(query.get('ending') !== null);
  const [typed, setTyped] = useState(query.get('text') ?? '');
  const [right, setRight] = useState('');
  const [company, setCompany] = useState<Company | null>(null);
  const [{ page, size }, setPage] = useState<{ page: number; size: number }>({ page: 0, size: sizes[0] });
  const [giving, setGiving] = useState<{ person?: Person; wanted?: Wanted | undefined }>();
  const [taking, setTaking] = useState<{ person: Person; right: ShownRight }>();
  const [remembered, setRemembered] = useState<Person>();
  const wanted = useDeferredValue(typed.trim());
  const tabs = useFeatureTabs('userRights', features.userRights.path);
  const people = usePeople({
    page,
    size,
    text: wanted,
    right,
    ...(isEnding && { endsWithin: dashboard.rightsEndWithinDays }),
    ...(company && { orgaSid: company.sid, country: platform.country }),
  });
  const { data, error, give, take } = people;
  const first = () => setPage((now) => ({ ...now, page: 0 }));
  if (!caller) return <WaitingScreen />;
  return (
    <Screen>
      <PageHead title={text('menu.userRights')} tabs={tabs}>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setGiving({})}>
          {text('rights.giveNew')}
        </Button>
      </PageHead>
      <Requests caller={caller} />
      <Box
        role="search"
        sx={{
          display: 'grid',
          gap: 1.5,
          mb: 2,
          alignItems: 'end',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        }}
      >
        <TextField
          type="search"
          label={text('rights.search')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            first();
          }}
        />
        <CompanyPicker
          label={text('rights.whoEdits')}
          value={company}
          onChange={(chosen) => {
            setCompany(chosen);
            first();
          }}
        />
        <TextField
          select
          label={text('rights.right')}
          value={right}
          onChange={({ target }) => {
            setRight(target.value);
            first();
          }}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{text('rights.any')}</MenuItem>
          {rights.map((one) => (
            <MenuItem key={one} value={one}>
              {words.right(one)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <FormControlLabel
        control={<Checkbox size="small" checked={isEnding} />}
        label={text('rights.endingOnly', { days: number(dashboard.rightsEndWithinDays) })}
        onChange={(_, checked) => {
          setEnding(checked);
          first();
        }}
        sx={{ mb: 1 }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="list" />}
      {data?.total === 0 && <EmptyState title={text('rights.nobody')} advice={text('rights.nobodyAdvice')} />}
      {data && data.total > 0 && (
        <>
          <People
            {...{ caller, give }}
            people={data.items}
            onGive={(person, asked) => setGiving({ person, wanted: asked })}
            onTake={(person, held) => setTaking({ person, right: held })}
            onHistory={setRemembered}
          />
          <TablePagination
            {...pageWords}
            component="div"
            count={data.total}
            page={page}
            rowsPerPage={size}
            rowsPerPageOptions={sizes}
            labelRowsPerPage={text('rights.perPage')}
            labelDisplayedRows={({ from, to, count }) =>
              text('rights.range', { from: number(from), to: number(to), total: number(count) })
            }
            onPageChange={(_, next) => setPage({ page: next, size })}
            onRowsPerPageChange={({ target }) => setPage({ page: 0, size: Number(target.value) })}
          />
        </>
      )}
      {giving && <GiveDialog {...{ caller, give, ...giving }} onClose={() => setGiving(undefined)} />}
      {taking && (
        <WhyDialog
          title={text('rights.of', {
            right: text('rights.take', { right: words.bound(taking.right) }),
            person: words.person(taking.person),
          })}
          consequence={text('rights.takeAdvice')}
          confirm={text('rights.takeIt')}
          onConfirm={(why) => {
            setTaking(undefined);
            void told(take(taking.person, taking.right, why));
          }}
          onClose={() => setTaking(undefined)}
        />
      )}
      {remembered && <HistoryDialog person={remembered} onClose={() => setRemembered(undefined)} />}
    </Screen>
  );
}
