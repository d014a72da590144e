import type { StateroomConfig } from '#config-schema/config'
import { unusedKeys } from '#config-schema/config'
import { Problem } from '#problems'

/** Keys that a config written for Payload may have, and that change nothing here: one line each. */
export const toldOfUnusedKeys = (config: StateroomConfig): Problem[] =>
  unusedKeys(config).map(
    ({ key, reason }) => new Problem(`config.unused.${reason}`, { details: { key } }),
  )
