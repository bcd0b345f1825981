import { useQuery } from '@tanstack/react-query';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

/** How complete the caller's companies are, and what they lack. */
export function useQuality() {
  const { platform } = useBackoffice();
  return useQuery({
    queryKey: ['dashboard', 'quality', platform.key],
    queryFn: () => readDashboard.quality(platform.key),
  }).data;
}
