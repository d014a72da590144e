import type { AdminConfig, DocumentRef } from '#config-schema'
import { dashboardPreferenceKey } from '../client/dashboard-preference.ts'
import { readDocument } from '../client/documents.ts'
import type { Http } from '../client/http.ts'
import { listPreferenceKey } from '../client/list-preferences.ts'
import { readPreference } from '../client/preferences.ts'
import { decoded } from '../kit/decoded.ts'
import { localeIn } from '../kit/locale.ts'

/**
 * Asks for the document of an address, or for what this person chose to see in its list or on the
 * dashboard, while the panel is still being drawn; `path` is below the admin route. The screen asks
 * the same, and hears what went wrong.
 */
export function readAhead(ask: Http, config: AdminConfig | null, path: string, search: string) {
  if (config?.kind !== 'signedIn') return
  if (path === '' || path === '/') readChoice(ask, dashboardPreferenceKey)
  const [kind, slug, id, below] = path.split('/').slice(1).map(decoded)
  const isSame = (entity: { slug: string }) => entity.slug === slug
  const locale = localeIn(config.localization, search)

  const collection = config.collections.find(isSame)
  const isTrash = id === 'trash' && collection?.trash === true
  // Below the form its document may be another one by the time it is asked for.
  if (kind === 'collections' && collection && id && id !== 'create' && !isTrash && !below) {
    read(ask, { kind: 'collection', slug: collection.slug, id, locale }, collection.drafts !== null)
  }
  if (kind === 'collections' && collection && (!id || isTrash)) {
    readChoice(ask, listPreferenceKey(collection.slug))
  }
  const global = config.globals.find(isSame)
  if (kind === 'globals' && global && !id) {
    read(ask, { kind: 'global', slug: global.slug, locale }, global.drafts !== null)
  }
}

function readChoice(ask: Http, key: string): void {
  readPreference(ask, key).catch(() => {})
}

function read(ask: Http, ref: DocumentRef, hasDrafts: boolean): void {
  readDocument(ask, ref, hasDrafts, new AbortController().signal).catch(() => {})
}
