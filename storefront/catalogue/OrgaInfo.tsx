import type { ShownInfo } from '../../resources/calls/shown.ts';
import { Paragraphs } from '../../ui/view/Paragraphs.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';
import { DescribedFrame } from './DescribedFrame.tsx';

/** What a company says of itself: a headline, a text, pictures, links and whom to ask. */
export function OrgaInfo({ info: { headline, text, pictures, links, contact } }: { info: ShownInfo }) {
  const { t } = useView();
  const { name, phone, email } = contact;
  return (
    <section className="part orga-info" aria-labelledby="info">
      <h2 id="info">
        <Text value={headline} />
      </h2>
      <div className="columns">
        <div className="prose">{text && <Paragraphs value={text} />}</div>
        <div className="orga-info-ways">
          {(name || phone || email) && (
            <p>
              <span className="label">{t('orga.person')}</span>
              {name && <b>{name}</b>}
              {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </p>
          )}
          {links.length > 0 && (
            <ul>
              {links.map(({ label, link }) => (
                <li key={link}>
                  <a href={link} rel="noopener nofollow">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {pictures.length > 0 && (
        <ul className="orga-pictures">
          {pictures.map((picture) => (
            <li key={`${picture.kind} ${picture.hash}`}>
              <DescribedFrame picture={picture} otherwise="" sizes="(max-width: 40rem) 92vw, 24rem" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
