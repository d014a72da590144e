import { listOf, loose } from '../mistakes/loose.ts'

/** Whether Payload has built this config already: nothing can be added to it any more. */
export const isBuilt = (config: unknown): boolean =>
  listOf(loose(config).collections).some((collection) => loose(collection)._sanitized === true)
