import { Card } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { BesideList } from './BesideList.tsx';

/** What hangs on a product: its documents, what other products are to it, and who sells it. */
export function ProductBeside() {
  const { directory } = useBackoffice();
  const record = useRecordContext();
  const documents = directory.screensOf('document');
  const relations = directory.screensOf('productRelation');
  const retailers = directory.screensOf('retailerData');
  if (!record || !documents || !relations || !retailers) return null;
  const [orgaSid, sid] = [String(record.orgaSid), String(record.sid)];
  return (
    <Card sx={{ width: '100%', px: { xs: 2, sm: 3 }, py: 2.5, mb: 2 }}>
      <BesideList
        resource={documents}
        filter={{ orgaSid, products: sid }}
        fields={['title', 'kind', 'language', 'date', 'expiry']}
        begin={{ parents: { orgaSid }, row: { products: [sid] } }}
      />
      <BesideList
        resource={relations}
        filter={{ orgaSid, productSid: sid }}
        fields={['relatedSid', 'kind', 'relatedOrgaSid']}
        begin={{ parents: { orgaSid, productSid: sid }, row: {} }}
      />
      <BesideList
        resource={retailers}
        filter={{ manufacturerSid: orgaSid, productSid: sid }}
        fields={['orgaSid', 'price', 'stock', 'checkedOn']}
      />
    </Card>
  );
}
