import HomeIcon from '@mui/icons-material/HomeOutlined';
import { Divider, MenuList, useEventCallback, useMediaQuery, type Theme } from '@mui/material';
import { useBasename } from 'ra-core';
import { useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { features as declared } from '../../resources/platform/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { featureScreens } from './featureScreens.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import { openFeature } from './openFeature.ts';
import { useMenuEntries } from './useMenuEntries.tsx';
import { useOpenFeatures } from './useOpenFeatures.ts';

/** The features that this platform's group offers and the caller may open; below them what the specification's list has not (behaviour B9, B475). */
export function Menu() {
  const basename = useBasename();
  const text = useText();
  const { directory } = useBackoffice();
  const { features } = useOpenFeatures();
  const { pathname } = useLocation();
  const entries = useMenuEntries();
  const address = pathname.slice(basename.length);
  const isBelow = (path: string) => address === `/${path}` || address.startsWith(`/${path}/`);
  const isFurther = entries.some(({ path }) => isBelow(path));
  const open = isFurther ? undefined : openFeature(directory, address);
  const isHome = pathname.replace(/\/$/, '') === basename;
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  const [isWide, setWide] = useSidebarState();
  const go = useEventCallback(() => {
    // Over the screen it would hide what one has gone to.
    if (isSmall) setWide(false);
  });
  const width = isWide ? 'menu wide' : 'menu narrow';
  const shared = { isNarrow: !isWide, onGo: go };
  return (
    <>
      <MenuList className={width} sx={{ pt: 1.5 }}>
        <MenuEntry to={basename} label={text('home.menu')} sign={home} isActive={isHome} {...shared} />
        {features.map((feature) => {
          const { path } = declared[feature];
          return (
            <MenuEntry
              key={feature}
              to={`${basename}/${path}`}
              label={text(`menu.${feature}`)}
              sign={featureScreens[feature] ?? home}
              isActive={open === feature || isBelow(path)}
              {...shared}
            />
          );
        })}
      </MenuList>
      {entries.length > 0 && (
        <>
          <Divider sx={{ my: 1 }} />
          <MenuList aria-label={text('further.menu')} className={width}>
            {entries.map(({ name, path, label, sign }) => (
              <MenuEntry
                key={name}
                to={`${basename}/${path}`}
                label={label}
                sign={sign}
                isActive={isBelow(path)}
                {...shared}
              />
            ))}
          </MenuList>
        </>
      )}
    </>
  );
}

const home = <HomeIcon />;
