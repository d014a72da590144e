import type { CollectionConfig, Field } from 'payload'

export const reviewsSlug = 'stateroom-reviews'

const nobody = () => false

const text = (name: string, more: { index?: true; required?: true; unique?: true } = {}): Field =>
  ({ name, type: 'text', ...more }) as Field

/** The steps of reviews, apart from the content: rows that are only added. Nobody's but ours. */
export const reviewsCollection: CollectionConfig = {
  slug: reviewsSlug,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  endpoints: false,
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    // SQLite gives the ID of a deleted row to the next one, and each step names the one before.
    { name: 'id', type: 'text', required: true },
    text('about', { required: true, index: true }),
    // The collection or global alone: what is looked through for a filter.
    text('entity', { required: true, index: true }),
    // The document and the step before: of two steps at once the database takes one.
    text('follows', { required: true, unique: true }),
    { name: 'isLast', type: 'checkbox', index: true },
    text('kind', { required: true, index: true }),
    text('author', { index: true }),
    // Whom it concerns.
    text('to'),
    { name: 'note', type: 'textarea' },
    // The content that it is about, and the version that shows it.
    text('content'),
    text('version'),
  ],
}
