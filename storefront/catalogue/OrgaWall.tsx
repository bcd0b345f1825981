import type { OrgaCard } from '../../resources/calls/shown.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { useView } from '../../ui/view/View.tsx';

/** Companies side by side, each with logo, name, place and how much it shows. */
export function OrgaWall({ orgas }: { orgas: readonly OrgaCard[] }) {
  const { language, t } = useView();
  return (
    <ul className="orga-wall">
      {orgas.map((orga) => (
        <li key={orga.sid}>
          <a href={pathTo(language, 'orga', { orgaSid: orga.sid })}>
            {orga.logo ? (
              <PictureFrame className="orga-logo" picture={orga.logo} alt="" sizes="10rem" />
            ) : (
              <span className="orga-initial" aria-hidden="true">
                {orga.name.slice(0, 1)}
              </span>
            )}
            <span className="orga-name">{orga.name}</span>
            <span className="orga-facts">
              {orga.city && <span>{orga.city}</span>}
              <span>{t('list.products', { count: orga.count })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
