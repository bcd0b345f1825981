/** Where in which bucket blobs lie. */
export interface S3Address {
  bucket: string;
  /** Stands before every key; empty or with a slash at its end. */
  prefix: string;
  region: string;
  /** Of a store that is not Amazon's; absent for Amazon's own. */
  endpoint?: string;
}

/** Bucket names of Amazon S3 ("Bucket naming rules"). */
const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixForm = /^([\w.-]+\/)*$/;
/** What most other stores take for their only region. */
const usualRegion = 'us-east-1';

/**
 * The parts of `s3://bucket/prefix?region=eu-central-1&endpoint=https://minio.example.com`; undefined when it is
 * not of that form. Without an endpoint the region must be named. Secrets do not belong into it.
 */
export function s3AddressOf(text: string): S3Address | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || url.username || url.password || url.port || url.hash) return undefined;
  const prefix = url.pathname.replace(/^\//, '').replace(/(?<=[^/])$/, '/');
  const { region, endpoint, ...unknown } = Object.fromEntries(url.searchParams);
  if (!bucketForm.test(url.hostname) || !prefixForm.test(prefix) || Object.keys(unknown).length > 0)
    return undefined;
  if (endpoint === undefined) return region ? { bucket: url.hostname, prefix, region } : undefined;
  if (!/^https?:\/\/./.test(endpoint) || !URL.canParse(endpoint)) return undefined;
  return { bucket: url.hostname, prefix, region: region ?? usualRegion, endpoint };
}
