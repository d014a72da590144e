import type { CollectionConfig } from 'payload'
import { pages } from '../../../examples/magazine/collections/pages.ts'
import magazine from '../../../examples/magazine/stateroom.config.ts'

const selfSaving: CollectionConfig = {
  ...pages,
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 50 },
}

const leaflets: CollectionConfig = {
  ...pages,
  slug: 'leaflets',
  labels: {
    singular: { en: 'Leaflet', de: 'Faltblatt' },
    plural: { en: 'Leaflets', de: 'Faltblätter' },
  },
}

/** The magazine, whose pages save themselves; leaflets are the same and do not. */
export default {
  ...magazine,
  collections: magazine.collections.flatMap((collection) =>
    collection.slug === 'pages' ? [selfSaving, leaflets] : [collection],
  ),
}
