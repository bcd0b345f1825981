import { useGetMany, usePermissions } from 'ra-core';
import { companiesWith } from '../../resources/access/companiesWith.ts';
import type { Caller } from '../../resources/access/rule.ts';
import { features, type Feature } from '../../resources/platform/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { titleOf } from '../directory/titleOf.ts';
import type { Option } from '../fields/reference/useReferenceOptions.ts';

/** For whom the caller may use a feature: for every company, or for the named ones. */
export function useCompanies(feature: Feature): {
  isEvery: boolean;
  companies: Option[];
  isPending: boolean;
} {
  const { platform, language, directory } = useBackoffice();
  const { permissions: caller, isPending } = usePermissions<Caller>();
  const open = caller ? companiesWith(caller, features[feature].rights, platform.country) : 'none';
  const sids = typeof open === 'string' ? [] : [...open.orgaSid];
  const { name, entity } = directory.showing('orga');
  const { data, isPending: isLoading } = useGetMany(name, { ids: sids }, { enabled: sids.length > 0 });
  return {
    isEvery: open === 'all',
    companies: (data ?? []).flatMap((row) =>
      row ? [{ sid: String(row.sid), title: titleOf(entity, row, language) }] : [],
    ),
    isPending: isPending || (sids.length > 0 && isLoading),
  };
}
