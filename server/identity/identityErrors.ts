/** The caller must sign in first or anew: 401. */
export class UnauthenticatedError extends Error {
  readonly statusCode = 401;
  readonly code = 'unauthenticated';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnauthenticatedError';
  }
}

/** A call that another site may have slipped in: 403. */
export class CrossSiteError extends Error {
  readonly statusCode = 403;
  readonly code = 'cross-site';

  constructor() {
    super('The header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN.');
    this.name = 'CrossSiteError';
  }
}
