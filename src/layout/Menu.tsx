import HomeIcon from '@mui/icons-material/HomeOutlined';
import { useBasename } from 'ra-core';
import { Menu as RaMenu } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { features as declared } from '../../resources/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { featureScreens } from './featureScreens.tsx';
import { openFeature } from './openFeature.ts';
import { useOpenFeatures } from './useOpenFeatures.ts';

/** The features that this platform's group offers and the caller may open. */
export function Menu() {
  const basename = useBasename();
  const text = useText();
  const { directory } = useBackoffice();
  const { features } = useOpenFeatures();
  const { pathname } = useLocation();
  const open = openFeature(directory, pathname.slice(basename.length));
  const isHome = pathname.replace(/\/$/, '') === basename;
  return (
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
  );
}

/** The library takes every address below a menu entry's as that entry. */
const notActive = {
  '&.RaMenuItemLink-active': { color: 'text.primary', fontWeight: 'inherit', backgroundColor: 'transparent' },
};
