/** The type of a part (tus 1.0). */
export const partMediaType = 'application/offset+octet-stream';

/** The one version of the protocol that is spoken. */
export const tusVersion = '1.0.0';

/** What of the protocol is spoken beside its core, as `OPTIONS` tells. */
export const tusExtensions = ['creation', 'expiration', 'termination'] as const;
