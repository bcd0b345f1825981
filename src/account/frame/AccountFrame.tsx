import { useEffect, type ReactNode } from 'react';
import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import { Logo } from '../../../ui/logos/Logo.tsx';
import { useAccount } from '../AccountContext.ts';
import { DemoBanner } from '../../../ui/shell/DemoBanner.tsx';
import { Languages } from './Languages.tsx';
import { Pattern } from './Pattern.tsx';

/** Open to everybody, on private platforms too. */
const legal = ['imprint', 'privacypolicy'] as const;

interface Needs {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** A page with one record to do: the sign of the platform, a title, a form, and the pattern of the group beside it. */
export function AccountFrame({ title, lead, children }: Needs) {
  const { platform, language, isPrivate, text } = useAccount();
  const group = platformGroups[platform.group].title;
  useEffect(() => {
    document.title = `${title} · ${group}`;
  }, [title, group]);

  return (
    <>
      <DemoBanner platform={platform} text={text('storefront.shell.demo')} />
      <div className="account">
        <div className="account-side">
          <header>
            <a href={pathTo(language, 'start')} aria-label={group}>
              <Logo group={platform.group} />
            </a>
          </header>
          <main>
            <h1>{title}</h1>
            {lead && <p className="account-lead">{lead}</p>}
            {children}
          </main>
          <footer>
            <p className="account-footer-links">
              {!isPrivate && <a href={pathTo(language, 'start')}>{text('login.catalogue')}</a>}
              {legal.map((url) => (
                <a key={url} href={pathTo(language, 'article', { url })}>
                  {text(`storefront.footer.${url}`)}
                </a>
              ))}
            </p>
            <Languages />
          </footer>
        </div>
        <Pattern group={platform.group} />
      </div>
    </>
  );
}
