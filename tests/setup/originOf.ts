/** The host of a platform of the product that the browser tests run on, such as `hostOf('api-ch')`. */
export function hostOf(slug: string): string {
  return `${slug}.localhost:${process.env.BROWSER_TEST_PORT}`;
}

/** The address of a platform of the product that the browser tests run on. */
export function originOf(slug: string): string {
  return `http://${hostOf(slug)}`;
}
