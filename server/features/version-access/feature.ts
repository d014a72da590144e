import type { Feature } from '../../kit/feature.ts'
import { globalVersionsObeyRead, versionsObeyRead } from './read-rule.ts'
import { restoreReadable } from './restore-readable.ts'

/** Versions are no way around what the config says of reading (PERM-2). */
export const versionAccess: Feature = {
  collection: (collection) => restoreReadable(versionsObeyRead(collection)),
  global: globalVersionsObeyRead,
}
