import type { CollectionConfig, Field } from 'payload'
import { authors } from '../../../examples/magazine/collections/authors.ts'
import { pages } from '../../../examples/magazine/collections/pages.ts'
import magazine from '../../../examples/magazine/stateroom.config.ts'

const written: Field = {
  name: 'written',
  type: 'join',
  collection: ['posts', 'pages'],
  on: 'author',
  defaultLimit: 5,
  defaultSort: 'title',
  label: { en: 'Written', de: 'Geschrieben' },
}

/** Pages have an author as posts do. */
const signed: CollectionConfig = {
  ...pages,
  fields: [
    ...pages.fields,
    { name: 'author', type: 'relationship', relationTo: 'authors', label: 'Author' },
  ],
}

const joining: CollectionConfig = {
  ...authors,
  fields: authors.fields.map((field) => (field.type === 'join' ? written : field)),
}

/** The magazine, in which one field lists what somebody wrote in two collections. */
export default {
  ...magazine,
  collections: magazine.collections?.map(
    (collection) => [signed, joining].find(({ slug }) => slug === collection.slug) ?? collection,
  ),
}
