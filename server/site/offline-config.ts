import type { SanitizedConfig } from 'payload'
import { withDefaults } from '#config-schema/config'
import { tokenGuard } from '../features/first-user/first-user-guard.ts'
import { configFor } from './config-for.ts'
import type { ServerOptions } from './options.ts'
import { defaultLimits } from './options.ts'

/** A site's config as the server holds it, to be looked at: nothing is opened, and nothing is signed. */
export function offlineConfig(
  options: Omit<ServerOptions, 'port' | 'adminDir'>,
): Promise<SanitizedConfig> {
  const offline = { secret: 'x'.repeat(32), port: 0, adminDir: '' }
  return configFor({ ...options, ...offline }, withDefaults(options.config), {
    port: 0,
    firstUser: tokenGuard(),
    components: null,
    limits: defaultLimits,
    whenChanged: 'leave',
  })
}
