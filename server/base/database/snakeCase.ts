/** `orgaSid` -> `orga_sid`: how a field is called in the database. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
