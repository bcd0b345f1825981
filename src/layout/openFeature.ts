import { featureKeys, features, type Feature } from '../../resources/platform/rights.ts';
import type { Directory } from '../directory/Directory.ts';

/** The feature to which an address below the backoffice belongs, such as companies for `/orga/acme/products`. */
export function openFeature({ resources }: Directory, address: string): Feature | undefined {
  const segments = address.split('/').filter(Boolean);
  const begins = (path: string) => {
    const pattern = path.split('/').filter(Boolean);
    return pattern.every(
      (part, index) => segments[index] !== undefined && (part.startsWith(':') || part === segments[index]),
    );
  };
  return (
    resources.find(({ path }) => begins(path))?.feature ??
    featureKeys.find((feature) => begins(features[feature].path))
  );
}
