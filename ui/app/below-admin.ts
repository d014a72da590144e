import type { PageFacts } from '#contracts/page'

/** What follows the admin route in a path. */
export const belowAdmin = ({ admin }: PageFacts, path: string): string =>
  admin === '/' ? path : path.slice(admin.length)
