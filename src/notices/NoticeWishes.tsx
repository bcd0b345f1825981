import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, usePermissions } from 'ra-core';
import { useState } from 'react';
import { keepNoticeWishes, readNoticeWishes } from '../../providers/data/notices.ts';
import type { Caller } from '../../resources/access/rule.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { mailedKinds, noticeKinds, type MailedKind } from '../../resources/noticeKinds.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';

/** Of what the person is told by mail too, among what may concern them (behaviour B536). */
export function NoticeWishes() {
  const { platform, language } = useBackoffice();
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const { permissions: caller } = usePermissions<Caller>();
  const queryKey = ['noticeWishes', platform.key];
  const { data: kept } = useQuery({ queryKey, queryFn: () => readNoticeWishes(platform.key) });
  // A box turns with its click; the query's cache would tell it a moment later, and it would turn back in between.
  const [chosen, setChosen] = useState<MailedKind[]>();
  const wished = chosen ?? kept;
  const offered = mailedKinds.filter((kind) => caller && noticeKinds[kind].concerns(caller, { platform }));
  if (!wished || offered.length === 0) return null;
  const turn = async (kind: MailedKind, isWished: boolean) => {
    const next = isWished ? [...wished, kind] : wished.filter((one) => one !== kind);
    setChosen(next);
    try {
      queries.setQueryData(queryKey, await keepNoticeWishes(platform.key, language, next));
    } catch (error) {
      setChosen(undefined);
      const message = messageOf(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
  };
  return (
    <Box component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, px: 2, py: 1.5 }}>
      <Typography
        component="legend"
        variant="body2"
        sx={{ fontWeight: 600, p: 0, float: 'left', width: '100%' }}
      >
        {text('notices.mails')}
      </Typography>
      {offered.map((kind) => (
        <FormControlLabel
          key={kind}
          sx={{ display: 'flex', mr: 0 }}
          label={<Typography variant="body2">{text(`notices.mailOf.${kind}`)}</Typography>}
          control={
            <Checkbox
              size="small"
              checked={wished.includes(kind)}
              onChange={(_, isWished) => void turn(kind, isWished)}
            />
          }
        />
      ))}
    </Box>
  );
}
