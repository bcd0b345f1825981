import ListIcon from '@mui/icons-material/ListAltOutlined';
import PictureIcon from '@mui/icons-material/PhotoLibraryOutlined';
import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import WordIcon from '@mui/icons-material/TranslateOutlined';
import type { ReactElement } from 'react';

const signs: Readonly<Record<string, ReactElement>> = {
  product: <ProductIcon />,
  image: <PictureIcon />,
  term: <WordIcon />,
};

/** The sign of an entity in the menu and in what is found; a sheet for one that has none of its own. */
export function signOf({ name }: { name: string }): ReactElement {
  return signs[name] ?? <ListIcon />;
}
