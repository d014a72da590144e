import { later } from '../../../kit/later.tsx'

/** Its files come where a collection takes files from addresses. */
export const FromUrl = later(async () => (await import('./FromUrl.tsx')).FromUrl)
