import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StateroomConfig } from '#config-schema/config'
import { isWrittenForPayload } from '#config-schema/config'

/**
 * What a config's components are named from: where it says so, else the folder of its package, as for
 * Payload's own admin, or the config's own folder.
 */
export const siteDirOf = (config: StateroomConfig, configPath: string): string =>
  config.admin?.importMap?.baseDir ??
  (isWrittenForPayload(config) ? packageDirOf(configPath) : dirname(configPath))

/** The folder of the package that a file belongs to, or the file's own. */
export function packageDirOf(path: string): string {
  const own = dirname(path)
  for (let dir = own; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'package.json'))) return dir
    if (dirname(dir) === dir) return own
  }
}
