import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import type { MediaDeliveryWithItems, MediaItemShown } from '../../resources/calls/media.ts';
import type { EntityLibrary } from '../../resources/entity.ts';
import { entityNamed } from '../../resources/registry.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { AssignDialog } from './AssignDialog.tsx';

/** On a telephone place and state stand below the file. */
const ofWide = { display: { xs: 'none', sm: 'table-cell' } };
const ofNarrow = { display: { sm: 'none' } };

interface Needs {
  library: EntityLibrary;
  delivery: MediaDeliveryWithItems;
  onAssigned: () => void;
}

/** What came with a delivery, each with what becomes of it; what is of nothing is assigned here by hand. */
export function DeliveredItems({ library, delivery, onAssigned }: Needs) {
  const text = useText();
  const labels = useLabels();
  const [chosen, setChosen] = useState<MediaItemShown>();
  const mayBeAssigned = ({ state }: MediaItemShown) =>
    delivery.state !== 'stopped' &&
    (state === 'unmatched' || (state === 'proposed' && delivery.state === 'proposed'));
  const placeOf = ({ productSid, place, number }: MediaItemShown) =>
    productSid && `${text(`media.places.${place}`)} ${number + 1}`;
  const stateOf = ({ message, state }: MediaItemShown) => message ?? text(`media.states.${state}`);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('media.file')}</TableCell>
            <TableCell>{labels.one(entityNamed(library.of))}</TableCell>
            <TableCell sx={ofWide}>{text('media.place')}</TableCell>
            <TableCell sx={ofWide}>{text('media.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {delivery.items.map((item) => (
            <TableRow key={item.id} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {item.path}
                <Typography component="p" variant="body2" color="text.secondary" sx={ofNarrow}>
                  {[placeOf(item), stateOf(item)].filter(Boolean).join(' · ')}
                </Typography>
              </TableCell>
              <TableCell>
                {/* The name of a file stands beside it already. */}
                {item.matchedBy === 'fileName' ? item.productSid : (item.matchedValue ?? item.productSid)}
                {mayBeAssigned(item) && (
                  <Button
                    size="small"
                    aria-label={`${text('media.assign')}: ${item.path}`}
                    onClick={() => setChosen(item)}
                  >
                    {text('media.assign')}
                  </Button>
                )}
              </TableCell>
              <TableCell sx={{ ...ofWide, whiteSpace: 'nowrap' }}>{placeOf(item)}</TableCell>
              <TableCell sx={ofWide}>{stateOf(item)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {chosen && (
        <AssignDialog
          library={library}
          delivery={delivery}
          item={chosen}
          onDone={onAssigned}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Box>
  );
}
