import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { useCompanies } from './useCompanies.ts';

/**
 * The company that the address names; else, of those who keep some, the last one that this browser worked for, or the
 * only one. Empty where there is none. Who opens a screen again finds there what is going on for that company.
 */
export function useChosenCompany({ isEvery, companies }: ReturnType<typeof useCompanies>) {
  const [query, setQuery] = useSearchParams();
  const [last, remember] = useStore('lastCompany', '');
  const own =
    companies.find(({ sid }) => sid === last) ?? (companies.length === 1 ? companies[0] : undefined);
  const orgaSid = query.get('company') ?? (isEvery ? '' : (own?.sid ?? ''));
  useEffect(() => {
    if (orgaSid) remember(orgaSid);
  }, [orgaSid, remember]);
  return [orgaSid, (company: string) => setQuery({ company }, { replace: true })] as const;
}
