import { Box } from '@mui/material';
import { imagePath } from '../../../resources/address/imagePath.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { PlainChange } from '../change/PlainChange.tsx';
import type { ChangeProps } from '../kindProps.ts';

/** Pictures before and after, as large as tells them apart. */
export function ImageChange(props: ChangeProps<ImageField>) {
  const labels = useLabels();
  const { place } = props.leaf;
  const show = (value: unknown) => {
    const hash = String(value);
    return (
      <Box
        component="img"
        src={imagePath({ kind: place.field.of, hash }, '240')}
        alt={`${labels.field(place)} ${hash.slice(0, 8)}`}
        loading="lazy"
        sx={{
          width: 80,
          height: 60,
          objectFit: 'contain',
          verticalAlign: 'middle',
          m: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'common.white',
          'del &': { opacity: 0.6 },
        }}
      />
    );
  };
  return <PlainChange {...props} show={show} between="" />;
}
