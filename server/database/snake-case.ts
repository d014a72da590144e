/** A slug as Payload's adapters spell it in names of tables. */
export const snakeCase = (slug: string): string =>
  slug
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
