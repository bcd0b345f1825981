import { webAddress } from '../../resources/kinds/webAddress.ts';
import type { Language } from '../../resources/language/languages.ts';
import { useView } from '../../ui/view/View.tsx';

/** The address of a company's head office and the ways to reach it. */
export function Contact({ address }: { address: Readonly<Record<string, string>> }) {
  const { language, t } = useView();
  const { street, zip, city, country, phone, email } = address;
  const website = address['website'] && webAddress(address['website']);
  const place = [zip, city].filter(Boolean).join(' ');
  if (![street, place, phone, email, website].some(Boolean)) return null;
  return (
    <address className="contact">
      <h2 className="label">{t('orga.contact')}</h2>
      <p>
        {[street, place, country && countryName(country, language)].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p>
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {website && (
          <a href={website} rel="noopener nofollow">
            {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
          </a>
        )}
      </p>
    </address>
  );
}

/** The name of a country given by its code (ISO 3166-1); any other text stays as it is. */
function countryName(country: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
