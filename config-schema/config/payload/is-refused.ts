import type { ConfigMistake } from '../mistakes/mistake.ts'
import { isWrittenForPayload } from './written-for-payload.ts'

/**
 * Whether a mistake keeps the site from starting. What Payload lets pass in the content of a config
 * that was written for it is told, and no more.
 */
export const isRefused =
  (config: object) =>
  ({ path }: ConfigMistake): boolean =>
    !isWrittenForPayload(config) || !/^(blocks|collections|globals)\b./.test(path)
