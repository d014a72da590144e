import { join } from 'node:path'
import type { ResolvedConfig } from '#config-schema/config'
import type { SiteComponents } from '../components/site-components.ts'
import { siteComponents } from '../components/site-components.ts'
import { isInUse } from './config-for.ts'
import type { ServerOptions } from './options.ts'

const componentsDirOf = ({ dataDir, dev }: ServerOptions): string =>
  join(dataDir, dev ? 'components-dev' : 'components')

/** The components that a site's config names. null: there is no folder to look in. */
export function componentsOf(
  options: ServerOptions,
  { admin }: ResolvedConfig,
  dir = componentsDirOf(options),
): SiteComponents | null {
  const { adminDir, buildApart, builtDir, dev, siteDir: besideConfig, warn = () => {} } = options
  const siteDir = admin.importMap?.baseDir ?? besideConfig
  if (siteDir === undefined) return null
  return siteComponents({
    siteDir,
    dir,
    // What is edited isn't what was built.
    ...(!dev && { builtDir }),
    adminDir,
    isProduction: isInUse(options),
    fastRefresh: dev && { runtime: dev.runtime },
    buildApart,
    warn,
  })
}
