import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clockDifference } from '../../providers/time.ts';
import { useBackoffice } from './BackofficeContext.ts';

/** The moment at which a screen was opened: by this device's clock at once, by the time service as soon as it answers. */
export function useNow(): Date {
  const { timeServiceUrl } = useBackoffice();
  const [opened] = useState(() => Date.now());
  const { data = 0 } = useQuery({
    queryKey: ['clock difference'],
    staleTime: Infinity,
    queryFn: () => clockDifference(timeServiceUrl),
  });
  return new Date(opened + data);
}
