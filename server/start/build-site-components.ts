import { resolve } from 'node:path'
import { withDefaults } from '#config-schema/config'
import type { BuiltSite } from '../components/site-components.ts'
import { tokenGuard } from '../features/first-user/first-user-guard.ts'
import { configFor } from '../site/config-for.ts'
import { prepareDataDir } from '../site/data-dir.ts'
import type { ServerOptions } from '../site/options.ts'
import { defaultLimits } from '../site/options.ts'
import { componentsOf } from '../site/site-components-of.ts'
import { withSiteHost } from './site-host.ts'

/**
 * Builds a site's components as its start would, without opening its database.
 * @param dir where they go; absent: where a start keeps what it builds
 */
export async function buildSiteComponents(
  given: ServerOptions,
  dir?: string,
): Promise<BuiltSite | null> {
  const site = withDefaults(given.config)
  const options = { ...withSiteHost(given, site), dataDir: resolve(given.dataDir) }
  await prepareDataDir(options.dataDir)
  const components = componentsOf(options, site, dir)
  const config = await configFor(options, site, {
    port: options.port,
    firstUser: tokenGuard(),
    components,
    limits: defaultLimits,
    whenChanged: 'leave',
  })
  return (await components?.build(config)) ?? null
}
