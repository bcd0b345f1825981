import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { readOrigins } from '../../../providers/data/audit.ts';
import type { Entity } from '../../../resources/entity.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { OriginsContext } from './OriginsContext.ts';

/** Has the fields of a form say where their values come from, once somebody asks for it. */
export function OriginsFrame({ entity, children }: { entity: Entity; children: ReactNode }) {
  const { platform } = useBackoffice();
  const record = useRecordContext();
  const [isShown, setShown] = useState(false);
  const { data } = useQuery({
    queryKey: ['origins', entity.name, record?.id, record?.version],
    enabled: isShown && record !== undefined,
    queryFn: () => readOrigins({ platform: platform.key, entity, id: String(record?.id) }),
  });
  const toggle = () => setShown(!isShown);
  return <OriginsContext value={{ isShown, toggle, origins: data ?? [] }}>{children}</OriginsContext>;
}
