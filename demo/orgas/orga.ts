import { saltOf } from '../random.ts';
import { slug } from '../../resources/address/slug.ts';
import { inSwissSpelling, text, type Text } from '../text.ts';
import type { BasePlatform } from '../platforms.ts';
import type { DemoOrga } from '../types.ts';

export type OrgaSource = Omit<DemoOrga, 'productCategories' | 'views' | 'description'> & {
  platforms: BasePlatform[];
  description: Text;
  /** Sids of categories whose leaves the company makes products of. */
  makes: string[];
  lines: { sid: string; title: Text }[];
  /** See articleNumber.ts. */
  articleStyle: string;
  /** How many times as many products it has as another company with the same families. */
  weight: number;
};

type Declaration = {
  sid?: string;
  kind?: 'manufacturer' | 'retailer';
  platforms: string;
  /** `street, zip city` */
  address: string;
  country?: 'CH' | 'DE' | 'AT';
  description: string;
  makes?: string;
  /** Separated by commas; a line that is a word, not a name, as `de | en | fr | it`. */
  lines?: string;
  style?: string;
  weight?: number;
  logo?: boolean;
};

/** Declares a company of the demo world; addresses and numbers reach nobody (example domains, RFC 2606). */
export function orga(name: string, declared: Declaration): OrgaSource {
  const sid = declared.sid ?? slug(name.replace(/ (AG|GmbH|SA|Sàrl|KG)$/, ''));
  const [, street = '', zip = '', city = ''] = /^(.*), (\d+) (.*)$/.exec(declared.address) ?? [];
  const country = declared.country ?? 'CH';
  const titles = (declared.lines ?? '').split(',').filter((line) => line.trim() !== '');
  return {
    sid,
    name,
    kind: declared.kind ?? 'manufacturer',
    platforms: declared.platforms.split(' ') as BasePlatform[],
    address: {
      street: country === 'CH' ? inSwissSpelling({ de: street }).de : street,
      zip,
      city,
      country,
      phone: phone(sid, country),
      email: `info@${sid}.example`,
      website: `https://www.${sid}.example`,
    },
    description: text(declared.description),
    logo: declared.logo ? `logo-${sid}` : null,
    makes: (declared.makes ?? '').split(' ').filter((category) => category !== ''),
    lines: titles.map((title) => ({ sid: slug(text(title).de), title: text(title) })),
    articleStyle: declared.style ?? '###.####.#',
    weight: declared.weight ?? 1,
  };
}

function phone(sid: string, country: 'CH' | 'DE' | 'AT'): string {
  const digits = String(saltOf(sid) % 1000).padStart(3, '0');
  if (country === 'DE') return `+49 30 23125 ${digits}`;
  if (country === 'AT') return `+43 1 555 0${digits}`;
  return `+41 55 555 ${digits.slice(0, 2)} ${digits.slice(2)}0`;
}
