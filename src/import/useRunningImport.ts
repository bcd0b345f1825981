import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { runningImports } from '../../providers/data/imports.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { runningAddress } from '../directory/reportAddress.ts';

/**
 * Leads to what the caller has running, for whichever company, where the address names neither company nor report.
 * True as long as that is not known.
 */
export function useRunningImport(): boolean {
  const { platform } = useBackoffice();
  const basename = useBasename();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const isOpen = !query.has('company') && !query.has('report');
  const { data, isLoading } = useQuery({
    // Asked once whenever the screen is opened: what is started here afterwards is on it already.
    queryKey: ['imports', platform.key, 'running', key],
    staleTime: Infinity,
    gcTime: 0,
    enabled: isOpen,
    queryFn: () => runningImports(platform.key),
  });
  const running = isOpen ? data?.[0] : undefined;
  useEffect(() => {
    if (running) void navigate(`${basename}/${runningAddress(running)}`, { replace: true });
  }, [running, navigate, basename]);
  return isLoading || running !== undefined;
}
