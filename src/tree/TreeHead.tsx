import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ListIcon from '@mui/icons-material/ListAlt';
import UndoIcon from '@mui/icons-material/Undo';
import CloseAllIcon from '@mui/icons-material/UnfoldLess';
import OpenAllIcon from '@mui/icons-material/UnfoldMore';
import { Box, Button, CircularProgress, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import { useBasename, useTranslate } from 'ra-core';
import type { ReactElement, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { listAddress } from '../directory/addresses.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useNumber } from '../directory/useNumber.ts';
import { useText } from '../directory/useText.ts';
import { PageHead } from '../layout/PageHead.tsx';

export type TreeAction = 'add' | 'moveTo' | 'up' | 'down' | 'remove' | 'undo' | 'openAll' | 'closeAll';

interface Needs {
  resource: BackofficeResource;
  act: Record<TreeAction, () => void>;
  /** Where the chosen record is edited; undefined unless it is one that can be. */
  editAddress: string | undefined;
  /** How many records the actions would touch. */
  chosen: number;
  canUndo: boolean;
  isSaving: boolean;
  wanted: string;
  onWanted: (text: string) => void;
  /** How many records match; undefined where nothing is looked for. */
  found: number | undefined;
  search: RefObject<HTMLInputElement | null>;
  onEnterTree: () => void;
}

/** What can be done to the chosen records, and the search among all. */
export function TreeHead({ resource, act, editAddress, chosen, canUndo, isSaving, ...search }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const labels = useLabels();
  const basename = useBasename();
  const button = (action: TreeAction, label: string, icon: ReactElement, disabled: boolean) => (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      startIcon={icon}
      disabled={disabled}
      onClick={act[action]}
    >
      {label}
    </Button>
  );
  const sign = (action: TreeAction, label: string, icon: ReactElement, disabled = false) => (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={act[action]}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <>
      <PageHead title={labels.many(resource.entity)}>
        {isSaving && <CircularProgress size={18} aria-label={text('tree.saving')} />}
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<ListIcon />}
          component={Link}
          to={basename + listAddress(resource)}
        >
          {text('tree.asList')}
        </Button>
        <Button variant="contained" startIcon={<AddIcon />} onClick={act.add}>
          {translate('ra.action.create')}
        </Button>
      </PageHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <SearchField {...search} />
        <Box
          role="toolbar"
          aria-label={text('tree.actions')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          <Button
            variant="outlined"
            color="secondary"
            size="small"
            startIcon={<EditIcon />}
            disabled={editAddress === undefined}
            {...(editAddress !== undefined && { component: Link, to: editAddress })}
          >
            {translate('ra.action.edit')}
          </Button>
          {button('moveTo', text('tree.moveTo'), <MoveIcon />, chosen === 0)}
          {button('remove', translate('ra.action.remove'), <RemoveIcon />, chosen === 0)}
          {sign('up', translate('ra.action.move_up'), <UpIcon />, chosen === 0)}
          {sign('down', translate('ra.action.move_down'), <DownIcon />, chosen === 0)}
          {sign('undo', translate('ra.action.undo'), <UndoIcon />, !canUndo)}
          {sign('openAll', text('tree.openAll'), <OpenAllIcon />)}
          {sign('closeAll', text('tree.closeAll'), <CloseAllIcon />)}
        </Box>
      </Box>
    </>
  );
}

type Search = Pick<Needs, 'wanted' | 'onWanted' | 'found' | 'search' | 'onEnterTree'>;

function SearchField({ wanted, onWanted, found, search, onEnterTree }: Search) {
  const text = useText();
  const number = useNumber();
  return (
    <TextField
      type="search"
      inputRef={search}
      value={wanted}
      onChange={({ target }) => onWanted(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onWanted('');
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
        event.preventDefault();
        onEnterTree();
      }}
      placeholder={text('tree.search')}
      slotProps={{
        htmlInput: { 'aria-label': text('tree.search') },
        input: {
          endAdornment: (
            <Typography variant="caption" color="text.secondary" role="status" sx={{ whiteSpace: 'nowrap' }}>
              {found === undefined ? '' : text('tree.found', { count: found, n: number(found) })}
            </Typography>
          ),
        },
      }}
      sx={{ m: 0, flex: '1 1 240px', maxWidth: 380 }}
    />
  );
}
