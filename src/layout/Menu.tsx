import HomeIcon from '@mui/icons-material/HomeOutlined';
import { Divider } from '@mui/material';
import { useBasename } from 'ra-core';
import { Menu as RaMenu } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { features as declared } from '../../resources/platform/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { featureScreens } from './featureScreens.tsx';
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
  const entry = entries.find(({ path }) => address === `/${path}` || address.startsWith(`/${path}/`));
  const open = entry ? undefined : openFeature(directory, address);
  const isHome = pathname.replace(/\/$/, '') === basename;
  return (
    <>
      <RaMenu sx={{ pt: 1.5 }}>
        <RaMenu.Item
          to={basename}
          primaryText={text('home.menu')}
          leftIcon={<HomeIcon />}
          className={isHome ? 'RaMenuItemLink-active' : ''}
          sx={isHome ? {} : notActive}
        />
        {features.map((feature) => (
          <RaMenu.Item
            key={feature}
            to={`${basename}/${declared[feature].path}`}
            primaryText={text(`menu.${feature}`)}
            leftIcon={featureScreens[feature]}
            className={open === feature ? 'RaMenuItemLink-active' : ''}
          />
        ))}
      </RaMenu>
      {entries.length > 0 && (
        <>
          <Divider sx={{ my: 1 }} />
          <RaMenu aria-label={text('further.menu')}>
            {entries.map(({ name, path, label, sign }) => (
              <RaMenu.Item
                key={name}
                to={`${basename}/${path}`}
                primaryText={label}
                leftIcon={sign}
                className={entry?.name === name ? 'RaMenuItemLink-active' : ''}
              />
            ))}
          </RaMenu>
        </>
      )}
    </>
  );
}

/** The library takes every address below a menu entry's as that entry. */
const notActive = {
  '&.RaMenuItemLink-active': { color: 'text.primary', fontWeight: 'inherit', backgroundColor: 'transparent' },
};
