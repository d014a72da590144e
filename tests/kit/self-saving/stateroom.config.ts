import type { CollectionConfig } from 'payload'
import { pages } from '../../../examples/magazine/collections/pages.ts'
import magazine from '../../../examples/magazine/stateroom.config.ts'

const autosave = { drafts: { autosave: { interval: 500 } }, maxPerDoc: 50 } as const

const named = (slug: string, english: string, german: string): CollectionConfig => ({
  ...pages,
  slug,
  labels: {
    singular: { en: english, de: german },
    plural: { en: `${english}s`, de: german },
  },
})

/** Nobody is kept out of these: two people save one document. */
const selfSaving: CollectionConfig = { ...pages, versions: autosave, lockDocuments: false }
const leaflets: CollectionConfig = {
  ...named('leaflets', 'Leaflet', 'Faltblatt'),
  lockDocuments: false,
}

/** These are edited by one person at a time. */
const letters: CollectionConfig = { ...named('letters', 'Letter', 'Brief'), versions: autosave }
const notices = named('notices', 'Notice', 'Aushang')

/**
 * The magazine, whose pages and letters save themselves; leaflets and notices are the same and do not.
 * Its globals have versions.
 */
export default {
  ...magazine,
  globals: magazine.globals?.map((global) => ({ ...global, versions: { max: 20 } })),
  collections: magazine.collections.flatMap((collection) =>
    collection.slug === 'pages' ? [selfSaving, leaflets, letters, notices] : [collection],
  ),
}
