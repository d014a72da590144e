import type { DatabaseLayer } from '../../kit/database-layer.ts'
import type { Feature } from '../../kit/feature.ts'
import { authorField, withAuthors } from './author-field.ts'
import { filterByOwn, findOwn } from './own-documents.ts'
import { recordAuthors } from './record-authors.ts'

export const authors: Feature = {
  collection: (collection) => filterByOwn(withAuthors(collection)),
  global: withAuthors,
  fields: [authorField.name],
  database: (payload): DatabaseLayer => ({ ...recordAuthors(payload), ...findOwn }),
}
