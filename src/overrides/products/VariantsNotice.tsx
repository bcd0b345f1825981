import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { readVariants } from '../../../providers/data/readVariants.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';

/** Of which variants a product is one, and how its company says otherwise (behaviour B443). */
export function VariantsNotice() {
  const text = useText();
  const { platform, language } = useBackoffice();
  const record = useRecordContext();
  const [orgaSid, sid] = [String(record?.orgaSid), String(record?.sid)];
  const { data } = useQuery({
    queryKey: ['variants', platform.key, orgaSid, sid, record?.version],
    queryFn: ({ signal }) => readVariants(platform.key, { orgaSid, sid, language }, signal),
    enabled: record !== undefined,
  });
  if (data === undefined) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {data ? text('product.variants', { count: data.total, name: data.name }) : text('product.noVariants')}{' '}
      {text('product.variantsAdvice')}
    </Typography>
  );
}
