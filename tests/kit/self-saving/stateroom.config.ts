import type { CollectionConfig } from 'payload'
import { editors } from '../../../examples/magazine/access.ts'
import { media } from '../../../examples/magazine/collections/media.ts'
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

/** These are edited by one person at a time; a query says which may be. */
const letters: CollectionConfig = {
  ...named('letters', 'Letter', 'Brief'),
  versions: autosave,
  access: { ...pages.access, update: (asked) => editors(asked) && { id: { exists: true } } },
}
const notices = named('notices', 'Notice', 'Aushang')

/** Its pictures need nothing but the file. */
const pictures: CollectionConfig = {
  ...media,
  fields: media.fields.map((field) =>
    'name' in field && field.name === 'alt' && field.type === 'text'
      ? { ...field, required: false, minLength: 0 }
      : field,
  ) as CollectionConfig['fields'],
}

const others: Readonly<Record<string, readonly CollectionConfig[]>> = {
  pages: [selfSaving, leaflets, letters, notices],
  media: [pictures],
}

/**
 * The magazine, whose pages and letters save themselves; leaflets and notices are the same and do not.
 * Its globals have versions.
 */
export default {
  ...magazine,
  globals: magazine.globals?.map((global) => ({ ...global, versions: { max: 20 } })),
  collections: magazine.collections?.flatMap(
    (collection) => others[collection.slug] ?? [collection],
  ),
}
