import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { withDefaults } from '#config-schema/config'
import { keyOf } from '../components/reference.ts'
import { referencesIn } from '../components/references-in.ts'
import { offlineConfig } from '../site/offline-config.ts'
import type { ServerOptions } from '../site/options.ts'
import type { ShownEntity } from './shown-entity.ts'
import { entityFacts } from './shown-entity.ts'
import type { ShownField } from './shown-fields.ts'
import { shownFields } from './shown-fields.ts'

/** The config as the server holds it, without what is a secret: only what is named here is told. */
export interface ShownConfig {
  siteName: string
  routes: { admin: string; api: string }
  /** The collection whose users sign in to the panel. */
  panelUsers: string
  languages: readonly string[]
  localization: { locales: readonly string[]; defaultLocale: string; fallback: boolean } | null
  collections: readonly ShownEntity[]
  globals: readonly ShownEntity[]
  /** Blocks that fields refer to by their slug. */
  blocks: readonly { slug: string; fields: readonly ShownField[] }[]
  /** The site's own components and features. */
  components: readonly string[]
}

/** Builds the config and looks at it. Neither the database nor the data folder is opened. */
export async function shownConfig(
  options: Omit<ServerOptions, 'port' | 'adminDir'>,
): Promise<ShownConfig> {
  const { siteName } = withDefaults(options.config)
  const config = await offlineConfig(options)
  const { admin, blocks = [], i18n, localization, routes } = config
  const named = Object.fromEntries(blocks.map((block) => [block.slug, block]))
  const shown = (
    entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
    written: StateroomConfig['collections'] | StateroomConfig['globals'],
  ): ShownEntity => ({
    slug: entity.slug,
    ...entityFacts(
      entity,
      written?.find(({ slug }) => slug === entity.slug),
    ),
    fields: shownFields(entity.fields, named),
  })
  return {
    siteName,
    routes: { admin: routes.admin, api: routes.api },
    panelUsers: admin.user,
    languages: Object.keys(i18n.supportedLanguages),
    localization: localization ? localesOf(localization) : null,
    collections: config.collections.map((one) => shown(one, options.config.collections)),
    globals: config.globals.map((one) => shown(one, options.config.globals)),
    blocks: blocks.map(({ fields, slug }) => ({ slug, fields: shownFields(fields, named) })),
    components: [...new Set(referencesIn(config).map(keyOf))].sort(),
  }
}

const localesOf = ({
  defaultLocale,
  fallback,
  localeCodes,
}: Exclude<SanitizedConfig['localization'], false>) => ({
  locales: localeCodes,
  defaultLocale,
  fallback: fallback !== false,
})
