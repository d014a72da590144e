import type { Feature } from '../../kit/feature.ts'
import { authorField, withAuthors } from './author-field.ts'
import { recordAuthors } from './record-authors.ts'

export const authors: Feature = {
  collection: withAuthors,
  global: withAuthors,
  fields: [authorField.name],
  database: () => recordAuthors,
}
