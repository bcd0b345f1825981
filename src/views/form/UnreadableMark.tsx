import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type { Row } from '../../../resources/shape.ts';
import { unreadableIn } from '../../../resources/unreadable.ts';
import { useText } from '../../directory/useText.ts';

/** Before the title of a record that cannot be read as it should (behaviour B210); nothing for all others. */
export function UnreadableMark({ record }: { record: Row }) {
  const text = useText();
  if (unreadableIn(record).length === 0) return null;
  return (
    <WarningIcon
      fontSize="inherit"
      color="warning"
      titleAccess={text('list.unreadable')}
      sx={{ mr: 0.75, verticalAlign: '-0.125em' }}
    />
  );
}
