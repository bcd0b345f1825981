import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import AdvertisementIcon from '@mui/icons-material/CampaignOutlined';
import CompanyIcon from '@mui/icons-material/ApartmentOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import ExportIcon from '@mui/icons-material/DownloadOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import RightsIcon from '@mui/icons-material/ManageAccountsOutlined';
import type { ReactElement } from 'react';
import type { Feature } from '../../resources/platform/rights.ts';

/** The features that have screens, with the sign under which the menu shows them. */
export const featureScreens: Partial<Record<Feature, ReactElement>> = {
  companies: <CompanyIcon />,
  categories: <CategoryIcon />,
  import: <ImportIcon />,
  advertisement: <AdvertisementIcon />,
  cms: <ArticleIcon />,
  export: <ExportIcon />,
  userRights: <RightsIcon />,
};
