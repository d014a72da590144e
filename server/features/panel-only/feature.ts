import type { Config } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { keepPreferences } from './keep-preferences.ts'
import { keepToPanel } from './keep-to-panel.ts'
import { rememberContent } from './site-content.ts'

/**
 * What Payload and the plugin add to a site, such as folders, saved views and preferences, is for people
 * of the panel: Payload opens it to everyone who signs in, members of the site included. `withRules`:
 * collections of ours whose rules the site's config says.
 */
export const panelOnly = (withRules: readonly string[]): Feature => ({
  config: (config): Config => rememberContent(config),
  configured: (payload) => keepToPanel(payload, withRules),
  database: () => keepPreferences,
})
