import type {
  GeneratePreviewURL,
  LivePreviewConfig,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

interface PreviewOf {
  /** null: it has no live preview. */
  live: LivePreviewConfig | null
  /** Makes the URL of its page; null: the config has no such function. */
  page: GeneratePreviewURL | null
}

/** What the config says of an entity's pages: its own options before those of the whole site. */
export function previewOf({ admin }: SanitizedConfig, entity: Entity): PreviewOf {
  const { livePreview: site } = admin
  const listed = 'auth' in entity ? site?.collections : site?.globals
  const own = entity.admin.livePreview
  const isOn = own !== undefined || listed?.includes(entity.slug) === true
  const live = isOn ? { ...site, ...own } : null
  return {
    // Where the config has no address there is nothing to show.
    live: live?.url ? live : null,
    page: typeof entity.admin.preview === 'function' ? entity.admin.preview : null,
  }
}
