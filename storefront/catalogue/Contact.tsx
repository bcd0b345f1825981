import { useView } from '../../ui/view/View.tsx';

/** The address of a company's head office and the ways to reach it. */
export function Contact({ address }: { address: Readonly<Record<string, string>> }) {
  const { t } = useView();
  const { street, zip, city, country, phone, email, website } = address;
  const place = [zip, city].filter(Boolean).join(' ');
  if (![street, place, phone, email, website].some(Boolean)) return null;
  return (
    <address className="contact">
      <h2 className="label">{t('orga.contact')}</h2>
      <p>
        {[street, place, country].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p>
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {website && isWebAddress(website) && (
          <a href={website} rel="noopener nofollow">
            {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
          </a>
        )}
      </p>
    </address>
  );
}

/** Only a web address becomes a link: the field is free text. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
