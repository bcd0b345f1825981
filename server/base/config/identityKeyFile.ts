/** The file of `DATA_DIR` with which second factors are encrypted: it lies beside the database, not in it. */
export const identityKeyFile = 'identity.key';
