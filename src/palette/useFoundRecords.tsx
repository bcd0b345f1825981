import PersonIcon from '@mui/icons-material/PersonOutline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { useEffect, useState } from 'react';
import type { FoundRecord } from '../../resources/calls/find.ts';
import { finding } from '../../resources/limits.ts';
import { features } from '../../resources/platform/rights.ts';
import { findRecords } from '../../providers/data/findRecords.ts';
import { idOf } from '../../providers/data/recordId.ts';
import { recordAddress } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { signOf } from '../layout/entrySigns.tsx';
import type { PaletteEntry } from './PaletteEntry.ts';

/** Between two letters that are typed in one go. */
const pauseMs = 90;

/** The records that a typed text means, as entries; those of the text before until they are there. An older question is given up. */
export function useFoundRecords(typed: string) {
  const { platform, language, directory } = useBackoffice();
  const labels = useLabels();
  const text = useText();
  const basename = useBasename();
  const wanted = useSettled(typed.trim());
  const isAsked = wanted.length >= finding.leastText;
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', platform.key, language, wanted],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => findRecords({ platform: platform.key, language, text: wanted }, signal),
  });

  function entryOf({ entity: name, key, title, beside, picture }: FoundRecord): PaletteEntry[] {
    const id = `${name} ${idOf(key)}`;
    if (name === 'userRight')
      return [
        {
          id,
          group: text('palette.people'),
          title,
          beside,
          sign: <PersonIcon />,
          to: `${basename}/${features.userRights.path}?text=${encodeURIComponent(title)}`,
        },
      ];
    const resource = directory.screensOf(name);
    if (!resource) return [];
    const { entity } = resource;
    const to = basename + recordAddress(resource, idOf(key));
    return [{ id, group: labels.many(entity), title, beside, picture, sign: signOf(entity), to }];
  }

  return {
    entries: isAsked ? (data ?? []).flatMap(entryOf) : [],
    error,
    isAsking: isAsked && (isFetching || wanted !== typed.trim()),
  };
}

/** What was typed when somebody last paused. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
