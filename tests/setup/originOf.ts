/** The address of a platform of the product that the browser tests run on, such as `originOf('api-ch')`. */
export function originOf(slug: string): string {
  return `http://${slug}.localhost:${process.env.BROWSER_TEST_PORT}`;
}
