import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import { readOrigins } from '../../../providers/data/audit.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { OriginsContext } from './OriginsContext.ts';

/** Asks once for a whole form where the values of its record came from. */
export function Origins({ entity, children }: { entity: Entity; children: ReactNode }) {
  const { platform } = useBackoffice();
  const record = useRecordContext();
  const { data } = useQuery({
    queryKey: ['origins', platform.key, entity.name, record?.id, record?.version],
    enabled: record?.id !== undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: () => readOrigins({ platform: platform.key, entity, id: String(record?.id) }),
  });
  return <OriginsContext value={data}>{children}</OriginsContext>;
}
