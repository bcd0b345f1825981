import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import CompanyIcon from '@mui/icons-material/ApartmentOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import type { ReactElement } from 'react';
import type { Feature } from '../../resources/rights.ts';

/** The features that have screens, with the sign under which the menu shows them. */
export const featureScreens: Partial<Record<Feature, ReactElement>> = {
  companies: <CompanyIcon />,
  categories: <CategoryIcon />,
  import: <ImportIcon />,
};
